/** Mocks `gatsby` in unit tests. Links are anchors with an attribute; a test mocks its queries. */
import type { ComponentPropsWithoutRef } from "react"

type LinkProps = ComponentPropsWithoutRef<"a"> & { to: string }

export function Link({ to, ...rest }: LinkProps) {
  return <a href={to} data-gatsby-link="" {...rest} />
}

export const graphql = () => null
export const useStaticQuery = jest.fn()
export const withPrefix = jest.fn((path: string) => path)
