import { deferPopState, replayPopState, watchPopState } from "../defer-popstate"

const goTo = (address: string) => {
  window.history.pushState(null, "", address)
  window.dispatchEvent(new PopStateEvent("popstate"))
}

test("whoever goes to another page while the scripts start gets it as a document", () => {
  window.history.replaceState(null, "", "/portfolio/")
  const reload = jest.fn()
  watchPopState(reload)
  goTo("/portfolio/#moth-club")
  expect(reload).not.toHaveBeenCalled()
  goTo("/")
  expect(reload).toHaveBeenCalledTimes(1)
})

test("from the takeover on, a way back waits until the router listens", () => {
  window.history.replaceState(null, "", "/portfolio/")
  const reload = jest.fn()
  watchPopState(reload)
  deferPopState()
  const router = jest.fn()
  window.addEventListener("popstate", router)
  goTo("/")
  expect(router).not.toHaveBeenCalled()
  replayPopState()
  expect(router).toHaveBeenCalledTimes(1)
  expect(reload).not.toHaveBeenCalled()
})
