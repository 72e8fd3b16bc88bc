/** Résumés of very different lengths and orders, for tests of the layout on paper. */
import { type Content, contentSchemas } from "../content/schemas"
import { minimalContent } from "./content"

type Entry = Record<string, unknown>

const section = (kind: string, title: string, content?: object) => ({
  section: kind,
  title,
  expandedByDefault: true,
  ...(content && { content }),
})

const custom = (id: string, title: string, content: object) => ({
  ...section("Custom", title, content),
  id,
})

const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index))

const skills = (groups: Record<string, readonly string[]>) => ({
  skills: Object.entries(groups).map(([name, list], index) => ({
    id: `group-${index}`,
    name,
    skills: list.map((skill, number) => ({ id: `skill-${index}-${number}`, name: skill })),
  })),
})

const company = (name: string, title: string, dates: string, responsibilities: string[]) => ({
  id: `company-${name.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`,
  company: name,
  location: "Portland, OR",
  roles: [{ title, startDate: dates.split(" — ")[0], endDate: dates.split(" — ")[1] ?? "" }],
  responsibilities,
})

type Parts = { owner: object; sections: object[]; work?: object[]; skills?: object }

function person({ owner, sections, work = [], skills: groups = { skills: [] } }: Parts): Content {
  const base = minimalContent()
  const resume = { ...base.resume, sections }
  return {
    ...base,
    owner: contentSchemas.owner.parse({ ...base.owner, ...owner }),
    resume: contentSchemas.resume.parse(resume),
    skills: contentSchemas.skills.parse(groups),
    work: contentSchemas.work.parse({ work }),
  }
}

const contact = (name: string) => [
  { kind: "email", value: `${name}@example.com` },
  { kind: "phone", value: "+1 503-555-0142" },
  { kind: "profile", value: `https://linkedin.example/in/${name}` },
]

/** Education comes first, and there is one internship. */
export function graduate(): Content {
  const project = (index: number): Entry => ({
    title: ["Bus Stop Radio", "Kitchen Scale", "Campus Map", "Chess Clock"][index],
    organization: "Course project",
    startDate: `Feb ${2023 + (index % 3)}`,
    endDate: `May ${2023 + (index % 3)}`,
    details: [
      "Wrote the scheduler in Rust and measured it with 40 simulated stops over one term.",
      "Presented the results to the class and published the code.",
    ],
  })
  return person({
    owner: {
      name: "Mary-Jane Nunez-Okafor",
      headline: "Computer science graduate",
      location: "Corvallis, OR",
      contact: contact("mj-nunez-okafor"),
    },
    sections: [
      section("Education", "Education", {
        entries: [
          {
            title: "B.S., Computer Science",
            organization: "Example State University",
            location: "Corvallis, OR",
            startDate: "Sep 2022",
            endDate: "Jun 2026",
            details: [
              "Grade 3.8 of 4.0, Dean's List in five terms.",
              "Thesis: scheduling of shared radio channels among moving vehicles.",
              "Courses: compilers, operating systems, distributed systems, statistics, signal processing.",
            ],
          },
        ],
      }),
      section("TechnicalSkills", "Skills"),
      custom("projects", "Projects", { entries: times(4, project) }),
      section("WorkExperience", "Work Experience"),
      custom("languages", "Languages", {
        list: ["English, native", "Spanish, native", "French, B1"],
      }),
      section("AchievementsAndAwards", "Awards", {
        list: ["Second place, Example Programming Contest, 2025", "Campus tutor of the year, 2024"],
      }),
    ],
    skills: skills({
      Languages: ["Rust", "Python", "C", "TypeScript"],
      Tools: ["Git", "Linux", "Docker", "PostgreSQL"],
    }),
    work: [
      company("Sample Transit", "Software Engineering Intern", "Jun 2025 — Aug 2025", [
        "Cut the time of the nightly timetable import from 50 minutes to 4.",
        "Added tests for the fare rules of three cities.",
      ]),
    ],
  })
}

/** Five pages of publications, talks, grants and teaching. */
export function academic(): Content {
  const post = (index: number) =>
    company(
      ["Example University", "Institute for Samples", "Placeholder College", "Specimen Lab"][
        index
      ] ?? "",
      ["Professor of Soil Physics", "Senior Researcher", "Lecturer", "Postdoctoral Researcher"][
        index
      ] ?? "",
      `Sep ${2018 - index * 4} — Aug ${2022 - index * 4}`,
      [
        "Lead a group of six that measures water in forest soils over whole seasons.",
        "Taught two courses each year, for 20 to 140 students.",
        "Supervised four doctoral theses and eleven master's theses.",
      ],
    )
  const publication = (index: number): Entry => ({
    title: `On the movement of water through ${["sandy", "frozen", "clay", "burnt"][index % 4]} soils, part ${index + 1}`,
    organization: `A. Lindqvist-Moreau, B. Sample, C. Example. Journal of Sample Soil Science ${60 - index}`,
    startDate: `Mar ${2024 - Math.floor(index / 3)}`,
    endDate: `Mar ${2024 - Math.floor(index / 3)}`,
    url: `https://doi.example/10.1000/soil.${index}`,
  })
  const talk = (index: number): Entry => ({
    title: `What a forest drinks, lecture ${index + 1}`,
    organization: "Example Conference of Soil Physics",
    location: ["Uppsala", "Kyoto", "Nairobi", "Quito"][index % 4],
    endDate: `Jul ${2024 - index}`,
  })
  return person({
    owner: {
      name: "Annika Lindqvist-Moreau",
      headline: "Professor of soil physics",
      location: "Uppsala, Sweden",
      contact: contact("annika.lindqvist-moreau"),
    },
    sections: [
      section("Objective", "Research", {
        text: "I study how water moves through soils that freeze, burn and dry, and what that means for the trees that stand in them.",
      }),
      section("Education", "Education", {
        entries: times(3, (index) => ({
          title: ["Ph.D., Soil Physics", "M.S., Geology", "B.S., Physics"][index],
          organization: "Example University",
          location: "Uppsala",
          startDate: `Sep ${2002 - index * 3}`,
          endDate: `Jun ${2005 - index * 3}`,
        })),
      }),
      section("WorkExperience", "Appointments"),
      custom("publications", "Publications", { entries: times(42, publication) }),
      custom("talks", "Invited Talks", { entries: times(16, talk) }),
      custom("grants", "Grants", {
        list: times(
          9,
          (index) => `Example Research Council, ${2024 - index}, EUR ${300 + index * 20},000`,
        ),
      }),
      section("AchievementsAndAwards", "Awards", {
        list: times(5, (index) => `Sample Medal for Soil Physics, ${2020 - index}`),
      }),
      custom("languages", "Languages", { list: ["Swedish", "English", "French", "German"] }),
    ],
    work: times(4, post),
  })
}

/** Parallel contracts, certificates and many skills. */
export function consultant(): Content {
  const contract = (index: number) =>
    company(
      `Client ${["Bank", "Insurer", "Railway", "Hospital", "Retailer", "Utility", "Ministry"][index]}`,
      ["Platform Consultant", "Site Reliability Consultant"][index % 2] ?? "",
      `Jan ${2024 - index} — ${index === 0 ? "" : `Jun ${2025 - index}`}`,
      [
        "Moved 120 services to a shared platform with one deployment path, in nine months and with two teams.",
        "Wrote the on-call handbook and trained 35 engineers in three countries.",
        "Cut cloud costs by 31% by removing unused environments and by right-sizing databases.",
      ].slice(0, 2 + (index % 2)),
    )
  return person({
    owner: {
      name: "Samuel O. Adeyemi",
      headline: "Platform and reliability consultant",
      location: "Lagos, Nigeria",
      contact: [
        ...contact("samuel-adeyemi"),
        { kind: "website", value: "https://adeyemi-platform-consulting.example" },
      ],
    },
    sections: [
      section("Objective", "Profile", {
        text: "Independent consultant for platforms that many teams share. I set them up, measure them and hand them over.",
      }),
      section("WorkExperience", "Contracts"),
      section("TechnicalSkills", "Skills"),
      custom("certificates", "Certificates", {
        entries: times(5, (index) => ({
          title: `Certified ${["Kubernetes Administrator", "Cloud Architect", "Security Specialist", "Terraform Associate", "Scrum Master"][index]}`,
          organization: "Example Foundation",
          endDate: `Mar ${2024 - index}`,
        })),
      }),
      section("Education", "Education", {
        entries: [
          {
            title: "B.Eng., Electrical Engineering",
            organization: "Example University",
            endDate: "Jun 2009",
          },
        ],
      }),
      custom("interests", "Interests", { list: ["Choir", "Radio", "Long-distance cycling"] }),
    ],
    skills: skills({
      Platforms: ["Kubernetes", "AWS", "Azure", "OpenShift"],
      Automation: ["Terraform", "Ansible", "Argo CD", "GitHub Actions"],
      Observability: ["Prometheus", "Grafana", "OpenTelemetry"],
      Languages: ["Go", "Python", "Bash"],
    }),
    work: times(7, contract),
  })
}

/** The longest work history. */
export function fortyCompanies(): Content {
  return person({
    owner: { name: "Pat Placeholder", headline: "Stage technician", contact: contact("pat") },
    sections: [
      section("Objective", "Objective", { text: "A touring position in Europe." }),
      section("TechnicalSkills", "Skills"),
      section("WorkExperience", "Work Experience"),
      section("Education", "Education", {
        entries: [{ title: "Diploma, Stage Technology", endDate: "Jun 1990" }],
      }),
    ],
    skills: skills({ Sound: ["FOH", "Monitors"], Light: ["Programming", "Rigging"] }),
    work: times(40, (index) =>
      company(
        `Theater No. ${index + 1}`,
        "Stage Technician",
        `Jan ${2024 - index} — Dec ${2024 - index}`,
        times(
          1 + (index % 4),
          (number) =>
            `Ran sound for production ${number + 1}, with ${30 + index} shows and no delay.`,
        ),
      ),
    ),
  })
}

/** Everything in Chinese, with English names of technologies. */
export function chinese(): Content {
  const items = [
    "负责支付平台的整体架构设计，将结算系统拆分为六个独立服务，日均处理交易二百四十万笔，全年可用性达到99.98%。",
    "带领九人团队完成核心账务系统的重构，使用Kotlin与PostgreSQL，夜间批处理时间由六小时缩短至三十五分钟。",
    "建立值班与事故复盘制度，每月告警数量由二十二次下降到六次；编写“可观测性手册”，供三个部门使用。",
  ]
  const job = (name: string, index: number) => ({
    ...company(
      name,
      index === 0 ? "技术负责人" : "高级软件工程师",
      `Mar ${2021 - index * 3} — ${index === 0 ? "" : `Feb ${2024 - index * 3}`}`,
      items,
    ),
    id: `company-${index}`,
    location: "上海",
  })
  return person({
    owner: {
      name: "李小龙",
      headline: "高级后端工程师",
      location: "上海市浦东新区",
      contact: [
        { kind: "email", value: "xiaolong.li@example.com" },
        { kind: "phone", value: "+86 21 5555 0142" },
      ],
    },
    sections: [
      section("Objective", "求职意向", {
        text: "寻求上海或远程的高级后端工程师职位，希望继续从事高可靠性支付系统的设计与开发，并带领团队稳定交付。",
      }),
      section("TechnicalSkills", "专业技能"),
      section("WorkExperience", "工作经历"),
      section("Education", "教育背景", {
        entries: [
          {
            title: "计算机科学与技术，工学学士",
            organization: "示例大学",
            location: "杭州",
            startDate: "Sep 2008",
            endDate: "Jun 2012",
            details: ["毕业设计：分布式事务的性能评测。"],
          },
        ],
      }),
      custom("languages", "语言能力", {
        list: ["普通话（母语）", "英语（流利）", "日语（日常会话）"],
      }),
      section("AchievementsAndAwards", "获奖情况", {
        list: ["年度优秀工程师，示例支付公司，2023年", "全国大学生程序设计竞赛二等奖，2011年"],
      }),
    ],
    skills: skills({
      编程语言: ["Java", "Kotlin", "Python", "SQL"],
      云平台: ["Kubernetes", "Docker", "阿里云"],
      数据库: ["PostgreSQL", "MySQL", "Redis"],
    }),
    work: [
      "示例支付科技有限公司",
      "样本银行信息中心",
      "占位符软件股份有限公司",
      "模拟数据网络公司",
    ].map(job),
  })
}

/** @returns one résumé of each kind, by name */
export const PEOPLE = { graduate, academic, consultant, fortyCompanies, chinese } as const
