import { importInto } from "/work/wt/imp2/test/imported-content"
const rows: Record<string, [string, string]> = {
  comment: ["<!--", ""], amp: ["&", ""], script: ["<script ", ""], a: ["<a ", ""], letter: ["a", ""], brk: ["\\n\\r", ""], atag: ["<aaaa", ""], lt: ["<", ""], br: ["[", ""], star: ["*a", ""], link: ["[a](", ""], under: ["_a ", ""], dot: ["a.", ""], space: [" ", ""], nl: ["\n- a", ""], amp2:["&amp;",""], b: ["<b>x</b>", ""], digits: ["1 ", ""], at: ["a@", ""], sent: ["Good work. ", ""], typst:["#text(",""], bullet: ["• a ",""], cmt2: ["<!---->", ""], tick: ["`a",""], cjk: ["能、",""], svg: ["<svg>",""], unk: ["<x-y>",""]
}
const n = Number(process.argv[2]); const only = process.argv[3]
importInto({ basics: { name: "Ada Writer", label: "x" } })
for (const [name, [t]] of Object.entries(rows)) {
  if (only && name !== only) continue
  const s = process.cpuUsage()
  let said = ""
  try { const i = importInto({ basics: { name: "Ada Writer", label: "Engineer", summary: "x " + t.repeat(Math.ceil(n / t.length)) } }); said = i.report.leftOut.map(l=>l.reason.slice(0,60)).join() } catch (e) { said = String(e).slice(0, 100) }
  const u = process.cpuUsage(s)
  console.log(name, n, Math.round((u.user + u.system) / 1000), "ms", said)
}
