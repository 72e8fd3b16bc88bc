"""Writes each life as the YAML of RenderCV, all sections in the owner's order, and renders it.

python peer.py RENDERCV OUT THEMES CONTENT...
"""

import pathlib
import subprocess
import sys

import yaml

from truth import MONTHS, contacts, place, read, text_of


def day(value):
    parts = str(value or "").split()
    if len(parts) == 2 and parts[0] in MONTHS:
        return f"{parts[1]}-{MONTHS.index(parts[0]) + 1:02}"
    return int(value) if str(value).isdigit() else str(value or "")


def dates(entry):
    if "startDate" in entry and "endDate" in entry:
        start, end = day(entry["startDate"]), day(entry["endDate"]) or "present"
        return {"start_date": start, "end_date": end}
    when = entry.get("date") or entry.get("startDate")
    return {"date": day(when)} if when else {}


def filled(**fields):
    return {key: value for key, value in fields.items() if value}


def rest(entry):
    """What has no field of its own becomes a summary and highlights."""
    labels = ("thesis", "grade", "credential", "expires", "courses", "keywords", "authors")
    values = {key: entry[key] for key in labels if key in entry}
    texts = {key: ", ".join(v) if isinstance(v, list) else v for key, v in values.items()}
    highlights = [text_of(detail) for detail in entry.get("details", [])]
    highlights += [f"{key.capitalize()}: {text}" for key, text in texts.items()]
    return filled(location=entry.get("location"), summary=entry.get("text"), highlights=highlights)


def to_entry(entry, kind):
    if kind == "Education":
        degree, _, area = entry["title"].partition(", ")
        if len(degree) > 6:  # the column of the degree is narrow
            degree, area = "", entry["title"]
        names = {"institution": entry.get("organization", entry["title"]), "area": area or degree}
        return names | dates(entry) | rest(entry) | filled(degree=degree if area else "")
    by = ("title", "name", "organization", "publisher", "issuer", "awarder", "event", "position")
    names = [entry[key] for key in by if key in entry]
    return {"name": ", ".join(names + entry.get("roles", []))} | dates(entry) | rest(entry)


def to_jobs(companies):
    for company in companies:
        if "break" in company:
            names = {"company": company["break"], "position": "Career break"}
            yield names | dates(company) | filled(summary=company.get("text"))
            continue
        for role in company["roles"]:
            is_first, is_last = role is company["roles"][0], role is company["roles"][-1]
            items = role.get("responsibilities", []) + is_last * company.get("responsibilities", [])
            summaries = [company.get("summary") if is_first else None, role.get("summary")]
            yield {
                "company": company["company"],
                "position": role["title"],
                **dates(role),
            } | filled(
                location=role.get("location") or company.get("location"),
                summary=" ".join(filter(None, summaries)),
                highlights=[text_of(item) for item in items],
            )


def levelled(name, entry):
    return f"{name} ({entry['level']})" if "level" in entry else name


def to_section(section, life):
    content, kind = section.get("content", {}), section["section"]
    entries, texts = content.get("entries", []), [text_of(t) for t in content.get("list", [])]
    if kind == "WorkExperience":
        return list(to_jobs(life["work"]["work"]))
    if kind == "TechnicalSkills":
        groups = [
            (levelled(group["name"], group), group["skills"]) for group in life["skills"]["skills"]
        ]
        names = [", ".join(levelled(each["name"], each) for each in skills) for _, skills in groups]
        return [{"label": label, "details": text} for (label, _), text in zip(groups, names)]
    if kind == "Languages":
        texts += [levelled(entry["language"], entry) for entry in entries]
    elif entries:
        return [to_entry(entry, kind) for entry in [*entries, *({"title": t} for t in texts)]]
    elif "text" in content:
        texts = [content["text"], *texts]
    return [{"bullet": text} for text in texts]


def to_cv(life):
    links = [("phone", phone, None) for phone in contacts(life, "phone")]
    links += [("link", url.split("://")[1], url) for url in contacts(life, "profile")]
    icons = [{"fontawesome_icon": i, "placeholder": text, "url": url} for i, text, url in links]
    sections = {each["title"]: to_section(each, life) for each in life["resume"]["sections"]}
    owner = life["owner"]
    return {
        "name": owner["name"],
        "headline": owner["headline"],
        "location": place(owner["location"]),
        "email": contacts(life, "email")[0],
        **filled(website=next(iter(contacts(life, "website")), None)),
        "custom_connections": icons,
        "sections": filled(**sections),
    }


def main(rendercv, out, themes, *folders):
    for folder in map(pathlib.Path, folders):
        for theme in themes.split(","):
            file = pathlib.Path(out, f"{folder.name}.en.resume.{theme}.yaml")
            cv = {"cv": to_cv(read(folder)), "design": {"theme": theme}}
            file.write_text(yaml.safe_dump(cv, allow_unicode=True, sort_keys=False))
            pdf = file.with_suffix(".pdf").name
            options = ["-pdf", pdf, "-nomd", "-nohtml", "-nopng"]
            subprocess.run([rendercv, "render", file.name, *options], cwd=out, check=True)
            file.unlink()


if __name__ == "__main__":
    main(*sys.argv[1:])
