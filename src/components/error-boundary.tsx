import { Component, type ReactNode } from "react"

export type ErrorBoundaryProps = {
  children: ReactNode
  /** Another value clears the error, for example the path of another page. */
  resetKey: string
  /** Renders what replaces the children. `retry` renders the children again. */
  fallback: (error: Error, retry: () => void) => ReactNode
}

type State = { error: Error | undefined; resetKey: string }

const toError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)))

/** Catches the errors that its children throw during rendering and hydration. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { error: undefined, resetKey: this.props.resetKey }

  static getDerivedStateFromError(thrown: unknown): Partial<State> {
    return { error: toError(thrown) }
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: State): State | null {
    return props.resetKey === state.resetKey ? null : { error: undefined, resetKey: props.resetKey }
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    return this.props.fallback(error, () => this.setState({ error: undefined }))
  }
}
