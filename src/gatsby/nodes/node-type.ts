import path from "node:path"
import { VALIDATED_COPY } from "../../roots"

/**
 * @param name of a content file, as in 'owner'
 * @returns the name of its GraphQL type, as in 'Owner'
 */
export function toNodeType(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** @returns whether a YAML file of the validated copy is data of a template, or lies among the pictures or fonts */
export function isNoContent(file: string): boolean {
  const location = path.relative(VALIDATED_COPY, file)
  return /^(?:images|fonts|templates)[\\/].*\.ya?ml$/i.test(location)
}
