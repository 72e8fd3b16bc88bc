import { Component, type ReactNode } from "react"

export type ErrorBoundaryProps = {
  children: ReactNode
  /** Another value takes the error away: the visitor went elsewhere. */
  resetKey: string
  /** What to show instead; `retry` renders the children anew. */
  fallback: (error: Error, retry: () => void) => ReactNode
}

type State = { error: Error | undefined; resetKey: string }

const toError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)))

/** Catches what its children throw while they render, at hydration too. */
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
