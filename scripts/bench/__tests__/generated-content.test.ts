/** @jest-environment node */

import { parse } from "yaml"
import { portfolioSchema } from "../../../src/content/schemas/portfolio"
import { variantSchema } from "../../../src/content/schemas/variants"
import { workSchema } from "../../../src/content/schemas/work"
import { companiesYaml, projectsYaml, variantYaml } from "../scale/generated-content"

const MOST_BYTES = 128 * 1024

test("the gate lets a thousand companies and a thousand projects in", () => {
  const projects = parse(projectsYaml(1000))
  expect(workSchema.parse(parse(companiesYaml(1000))).work).toHaveLength(1000)
  expect(portfolioSchema.shape.projects.parse(projects.projects)).toHaveLength(1000)
  expect(companiesYaml(1000).length).toBeLessThan(MOST_BYTES)
  expect(projectsYaml(1000).length).toBeLessThan(MOST_BYTES - 1024)
})

test("each project has a picture of its own when asked for", () => {
  const { projects } = parse(projectsYaml(3, true))
  const checked = portfolioSchema.shape.projects.parse(projects)
  expect(checked.map(({ image }) => image?.src)).toEqual([
    "images/p1.png",
    "images/p2.png",
    "images/p3.png",
  ])
})

test("a variant shows everything", () => {
  expect(Object.keys(variantSchema.parse(parse(variantYaml(7))))).toEqual(["title"])
})
