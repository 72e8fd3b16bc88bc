// The tests read the sample. The folder content/ belongs to the owner.
process.env.CONTENT = "sample"

// The matchers of the DOM take a tenth of a second in each test file.
if (typeof window !== "undefined") require("./setup-dom")
