import { graphql, type PageProps } from "gatsby"
import { servedStatus } from "../browser/served-status"
import { plainText } from "../lib/inline-text"
import { required } from "../lib/required"
import { ErrorScreen } from "../sections/error-screen"
import { HeadTags } from "../sections/page-meta"

type ErrorPageProps = PageProps<Queries.ErrorPageQuery, { status: number }>
type HeadProps = Pick<ErrorPageProps, "data" | "location" | "pageContext">

/** @returns the error that the host sent for this address, else the error of the page */
function errorOf({ data, location, pageContext }: HeadProps) {
  const { title, errors } = data.errors
  const status = servedStatus(location.pathname) ?? pageContext.status
  const error = required(
    errors.find((candidate) => candidate.status === status),
    `error ${status}`,
  )
  const { message, reason, digits } = error
  return { title, message, digits, status: [String(status), reason] }
}

/** Shows an entry of errors.yaml. Unknown addresses show the page of status 404. */
export default function ErrorPage(props: ErrorPageProps) {
  return <ErrorScreen {...errorOf(props)} />
}

/** Search engines do not index an error page. */
export function Head(props: HeadProps) {
  const { status, message } = errorOf(props)
  const { owner, website } = props.data
  return (
    <>
      <HeadTags
        title={`${status.join(" — ")} — ${owner.name}`}
        description={plainText(message)}
        language={website.language}
      />
      <meta name="robots" content="noindex" />
    </>
  )
}

export const query = graphql`
  query ErrorPage($lang: String!, $variant: String!, $page: String) {
    ...Website
    website(lang: $lang, variant: $variant) {
      language
    }
    owner(lang: $lang, variant: $variant) {
      name
    }
    errors(lang: $lang, variant: $variant) {
      title
      errors {
        status
        reason
        message
        digits
      }
    }
  }
`
