const { rm } = require("node:fs/promises")

module.exports = () => rm(process.env.RUN_FOLDER, { recursive: true, force: true })
