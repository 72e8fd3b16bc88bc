export type PageHeadProps = { title: string; description: string }

/** What every page says of itself to browsers and search engines. */
export function PageHead({ title, description }: PageHeadProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
    </>
  )
}
