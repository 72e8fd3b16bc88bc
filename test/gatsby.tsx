/** Mocks `gatsby` in unit tests. Links are anchors with an attribute. */
import type { ComponentPropsWithoutRef } from "react"

type LinkProps = ComponentPropsWithoutRef<"a"> & { to: string }

/** An anchor with an attribute, by which tests tell it from the link to a file or another site. */
export function Link({ to, ...rest }: LinkProps) {
  return <a href={to} data-gatsby-link="" {...rest} />
}

/** Parses nothing: a test gives the result of a query. */
export const graphql = () => null
export const withPrefix = jest.fn((path: string) => path)

/** Changes the fragment, as the router does. */
export function navigate(to: string) {
  window.location.hash = to
}
