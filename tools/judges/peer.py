"""Writes each JSON Resume as the YAML of RenderCV, and renders it.

python peer.py RENDERCV FILE...
"""

import json
import pathlib
import subprocess
import sys

NAMES = ("language", "name", "title", "position", "organization", "entity", "issuer", "awarder")
TEXTS = ("studyType", "fluency", "level", "score", "thesis", "courses", "authors", "keywords")
DATES = ("endDate", "date", "releaseDate")
SUMMARIES = ("description", "summary", "reference")


def to_entry(entry, section):
    """What has no field of its own becomes a highlight."""
    names = [entry[key] for key in NAMES if key in entry]
    dates = {"start_date": entry.get("startDate"), "end_date": entry.get("endDate", "present")}
    if not dates["start_date"]:
        dates = {"date": next((entry[key] for key in DATES if key in entry), None)}
    texts = [entry[key] for key in TEXTS if key in entry]
    highlights = [", ".join(text) if isinstance(text, list) else text for text in texts]
    fields = {
        "location": entry.get("location"),
        "summary": " ".join(entry[key] for key in SUMMARIES if key in entry),
        "highlights": entry.get("highlights", []) + highlights,
    }
    fields = {key: value for key, value in (dates | fields).items() if value}
    if section == "skills":
        return {"label": entry["name"], "details": ", ".join(entry["keywords"])}
    if section == "education":
        return {"institution": entry["institution"], "area": entry.get("area", "–")} | fields
    if section == "work":
        return {"company": names[0], "position": names[1]} | fields
    return {"name": ", ".join(names)} | fields


def to_cv(resume):
    basics = resume["basics"]
    links = [("phone", basics["phone"], None)] if "phone" in basics else []
    profiles = [basics, *basics.get("profiles", [])]
    urls = [each["url"] for each in profiles if "://" in each.get("url", "")]
    links += [("link", url.split("://")[1], url) for url in urls]
    sections = {"summary": [basics["summary"]] if "summary" in basics else []}
    for name, entries in resume.items():
        if isinstance(entries, list):
            title = "experience" if name == "work" else name
            sections[title] = [to_entry(entry, name) for entry in entries]
    return {
        "name": basics["name"],
        "headline": basics["label"],
        "location": ", ".join(basics["location"].values()),
        "email": basics["email"],
        "custom_connections": [
            {"fontawesome_icon": icon, "placeholder": text, "url": url} for icon, text, url in links
        ],
        "sections": {title: entries for title, entries in sections.items() if entries},
    }


for file in map(pathlib.Path, sys.argv[2:]):
    cv = to_cv(json.loads(file.read_text()))
    for theme in ("classic", "engineeringresumes"):
        pdf = file.name.replace("data.json", f"{theme}.pdf")
        source = file.with_suffix(".yaml")
        source.write_text(json.dumps({"cv": cv, "design": {"theme": theme}}))
        command = [sys.argv[1], "render", source.name, "-pdf", pdf, "-nomd", "-nohtml", "-nopng"]
        subprocess.run(command, cwd=file.parent, check=True)
        source.unlink()
