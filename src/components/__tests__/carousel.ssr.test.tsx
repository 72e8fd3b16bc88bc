import { renderToString } from "react-dom/server"
import { Carousel } from "../carousel"

test("the HTML contains the picture and the link of every card", () => {
  const names = ["One", "Two", "Three", "Four"]
  const html = renderToString(
    <Carousel
      label="Sites"
      cards={names.map((name) => ({
        name,
        href: `https://${name}.example`,
        face: <img alt={`Screen of ${name}`} src="/picture.png" />,
      }))}
    />,
  )
  for (const name of names) {
    expect(html).toContain(`href="https://${name}.example"`)
    expect(html).toContain(`alt="Screen of ${name}"`)
  }
})
