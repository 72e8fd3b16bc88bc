"""What the YAML of a content folder says: the measure of every document.

It reads the files by their keys and uses no code of the site, so that a fault of the site's loader
cannot hide itself.
"""

import re

import yaml

MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
FILES = ["owner", "work", "resume", "skills"]


def load(path):
    return yaml.safe_load(path.read_text()) if path.exists() else {}


def translated(base, patch):
    """Puts the texts of a translation into the content: entries by their id, or else by their place."""
    if isinstance(patch, dict) and "source" in patch:
        return patch.get("target", base)
    if isinstance(patch, dict) and isinstance(base, dict):
        return base | {key: translated(base.get(key), value) for key, value in patch.items()}
    if isinstance(patch, list) and isinstance(base, list):
        entries = list(base)
        ids = [entry.get("id") if isinstance(entry, dict) else None for entry in base]
        for place, value in enumerate(patch):
            key = value.get("id") if isinstance(value, dict) else None
            at = ids.index(key) if key in ids and key else place
            entries[at] = translated(base[at], value)
        return entries
    return patch


def read(folder, language=None):
    """Returns owner, work, resume and skills, in a language of translations/ or in that of the folder."""
    base = {name: load(folder / f"{name}.yaml") for name in FILES}
    own = base | {"language": load(folder / "website.yaml").get("language", "en")}
    if language in (None, own["language"]):
        return own
    texts = {name: load(folder / "translations" / language / f"{name}.yaml") for name in FILES}
    return {name: translated(base[name], texts[name]) for name in FILES} | {"language": language}


def text_of(value):
    return value if isinstance(value, str) else value["text"]


def plain(value):
    """Removes the marks of emphasis, code and links from a text."""
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text_of(value))
    return re.sub(r"`([^`]*)`", r"\1", re.sub(r"\*\*?([^*]+)\*\*?", r"\1", text))


def date(value):
    """Returns [year, month]; the month is None if the date has none. None stands for no date."""
    match = re.match(r"(?:([A-Z][a-z]{2}) )?(\d{4})$", str(value or ""))
    return match and [int(match[2]), MONTHS.index(match[1]) + 1 if match[1] else None]


def place(value):
    parts = ("city", "region", "country")
    return value if isinstance(value, str) else ", ".join(value[k] for k in parts if k in value)


def contacts(life, *kinds):
    return [each["value"] for each in life["owner"]["contact"] if each["kind"] in kinds]


def skill_names(node):
    if isinstance(node, list):
        return [name for each in node for name in skill_names(each)]
    return skill_names(node["skills"]) if "skills" in node else [node["name"]]


def truth(life):
    """Returns the facts that the documents of a life are searched for. `life` is from `read`."""
    jobs, groups = [], []
    for company in life["work"]["work"]:
        if "company" not in company:
            continue
        name = company["company"]
        for role in company["roles"]:
            dates = {"start": date(role["startDate"]), "end": date(role.get("endDate"))}
            where = company.get("location", "")
            jobs.append({"company": name, "title": role["title"], "location": where, **dates})
        for group in (*company["roles"], company):
            if group.get("responsibilities"):
                items = [plain(item) for item in group["responsibilities"]]
                groups.append({"company": name, "items": items})
    sections = life["resume"]["sections"]
    schools = [s["content"]["entries"] for s in sections if s["section"] == "Education"]
    return {
        "name": life["owner"]["name"],
        "email": contacts(life, "email")[0],
        "phones": contacts(life, "phone"),
        "links": contacts(life, "website", "profile"),
        "jobs": jobs,
        "groups": groups,
        "education": [
            t for e in sum(schools, []) for t in (e["title"], e.get("organization")) if t
        ],
        "skills": skill_names(life["skills"].get("skills", [])),
    }
