import { Component, type ReactNode } from "react"

export type ErrorBoundaryProps = {
  children: ReactNode
  /** Another value clears the error, for example the path of another page. */
  resetKey: string
  /** Called before the children are rendered anew. None of their elements should then be in the page. */
  onRetry?: () => void
  /** Renders what replaces the children. `retry` renders the children again. */
  fallback: (error: Error, retry: () => void) => ReactNode
}

type State = { error: Error | undefined; resetKey: string }

const toError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)))

/**
 * Catches the errors that its children throw during rendering and hydration. A DOMException is no mistake of theirs:
 * a browser extension changed the elements that React changes. So they are rendered anew, once and in silence, but
 * not on a later page.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { error: undefined, resetKey: this.props.resetKey }

  /** Of the children that can be rendered anew. */
  private retryKey: string | undefined = this.props.resetKey

  private canRetry(thrown: unknown): boolean {
    return thrown instanceof DOMException && this.props.resetKey === this.retryKey
  }

  static getDerivedStateFromError(thrown: unknown): Partial<State> {
    return { error: toError(thrown) }
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: State): State | null {
    return props.resetKey === state.resetKey ? null : { error: undefined, resetKey: props.resetKey }
  }

  override componentDidCatch(thrown: unknown) {
    if (!this.canRetry(thrown)) return
    this.retryKey = undefined
    this.props.onRetry?.()
    this.setState({ error: undefined })
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    if (this.canRetry(error)) return null // until `componentDidCatch`, before the browser paints
    return this.props.fallback(error, () => this.setState({ error: undefined }))
  }
}
