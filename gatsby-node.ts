export { createPages } from "./src/gatsby/create-pages"
export { createSchemaCustomization } from "./src/gatsby/create-schema-customization"
export { onCreateDevServer } from "./src/gatsby/on-create-dev-server"
export { onPreBootstrap } from "./src/gatsby/on-pre-bootstrap"
