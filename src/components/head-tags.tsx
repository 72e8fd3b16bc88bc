export type HeadTagsProps = { title: string; description: string }

/** What every page says of itself to browsers and search engines. */
export function HeadTags({ title, description }: HeadTagsProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
    </>
  )
}
