import { DownloadPdf } from "../components/download-pdf"
import { PageHeader } from "../components/page-header"
import { ResumeVersion } from "../components/resume-version"
import { useToday } from "../hooks/use-today"
import { required } from "../lib/required"
import { isFilled, sectionId } from "../lib/resume-sections"
import { Resume } from "../sections/resume"
import { ResumeContent } from "../sections/resume-content"
import { ResumeFormats } from "../sections/resume-formats"
import { ResumeHeader } from "../sections/resume-header"
import { Skills } from "../sections/skills"
import { Work } from "../sections/work"
import { screenOnly } from "../styles/mixins"

type Maybe<T> = T | null

export type ResumeBodyProps = {
  data: {
    about: Maybe<{ title: string }>
    owner: Maybe<Queries.ResumeHeaderFragment>
    site: Maybe<{ buildMonth: Maybe<string> }>
    resume: Maybe<Queries.ResumeFragment & { title: string }>
    skills: Maybe<Queries.SkillsFragment & Queries.WorkSkillsFragment>
    work: Maybe<Queries.WorkFragment & Queries.SkillsWorkFragment>
    resumeFormats: Queries.ResumeFormatsFragment
  }
  /** Where the résumé lives, without a slash at the end. */
  base: string
  /** The fragment of the page's address, with its '#', or ''. */
  hash: string
}

/** A résumé, be it the one at /resume/ or a variant. Sections with nothing to show are left out. */
export function ResumeBody({ data, base, hash }: ResumeBodyProps) {
  const { title, ...resume } = required(data.resume, "resume")
  const skills = required(data.skills, "skills")
  const work = required(data.work, "work")
  const currentMonth = useToday(required(data.site?.buildMonth, "site"))
  const sections = resume.sections.filter((section) => isFilled(section, { skills, work }))
  const workSection = sections.find(({ section }) => section === "WorkExperience")
  const companies = workSection ? work.work.map(({ id }) => id) : []
  return (
    <>
      {/* Not below the sections: what breaks between sheets pushes them over whatever follows. */}
      <ResumeHeader owner={required(data.owner, "owner")}>
        <ResumeVersion {...data.resumeFormats} />
      </ResumeHeader>
      <PageHeader
        title={title}
        css={screenOnly}
        back={{ href: "/about/", text: required(data.about, "about").title }}
      >
        <DownloadPdf formats={data.resumeFormats.formats} />
      </PageHeader>
      <Resume
        key={base}
        name={base}
        resume={{ ...resume, sections }}
        innerIds={companies}
        innerOpen={companies.slice(0, 1)}
        hash={hash}
        renderContent={({ section, content }, expandedItems) => {
          const shared = { skills, work, currentMonth }
          if (section === "TechnicalSkills") {
            const open =
              workSection &&
              ((ids: string[]) => expandedItems.open([sectionId(workSection), ...ids]))
            return <Skills {...shared} onOpenCompanies={open} />
          }
          if (section === "WorkExperience")
            return <Work {...shared} expandedItems={expandedItems} />
          return content && <ResumeContent content={content} />
        }}
      />
      <ResumeFormats resumeFormats={data.resumeFormats} />
    </>
  )
}
