"""What the YAML of a content folder says, read without any code of the site."""

import re

import yaml

MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]


def load(path):
    return yaml.safe_load(path.read_text()) if path.exists() else {}


NAMES = {"company", "url"}


def translated(value, dictionary, field=""):
    """Puts the entries of a dictionary into the content. `field` is as in 'work.roles.title'."""
    if isinstance(value, list):
        return [translated(item, dictionary, field) for item in value]
    if isinstance(value, dict):
        return {key: translated(value[key], dictionary, f"{field}.{key}") for key in value}
    name = field.rsplit(".", 1)[-1]
    entries = dictionary.get("names" if name in NAMES else "texts", [])
    found = [entry for entry in entries if entry["source"] == value and entry["target"]]
    # The entry for this place comes before the one for all places.
    fits = [entry for entry in found if f".{field}".endswith(place_of(entry))]
    own = [entry for entry in fits if "at" in entry]
    return [*own, *fits, {"target": value}][0]["target"]


def place_of(entry):
    """Returns '.title' for an entry at 'work.title', and '' for one without a place."""
    return entry["at"][entry["at"].index(".") :] if "at" in entry else ""


def read(folder, language=None):
    """Returns the content of a folder. Its work is in the language, if that is a translation."""
    life = {name: load(folder / f"{name}.yaml") for name in ("owner", "work", "skills")}
    dictionary = load(folder / "translations" / f"{language}.yaml")
    return life | {"work": translated(life["work"], dictionary, "work")}


def plain(item):
    """Removes the marks of emphasis, code and links from a text."""
    text = item if isinstance(item, str) else item["text"]
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text)
    return re.sub(r"`([^`]*)`", r"\1", re.sub(r"\*\*?([^*]+)\*\*?", r"\1", text))


def date(value):
    """Returns [year, month]; the month is None if the date has none. None stands for no date."""
    match = re.match(r"(?:([A-Z][a-z]{2}) )?(\d{4})$", str(value or ""))
    return match and [int(match[2]), MONTHS.index(match[1]) + 1 if match[1] else None]


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
        names = {"company": company["company"], "location": company.get("location", "")}
        for role in company["roles"]:
            dates = {"start": date(role["startDate"]), "end": date(role.get("endDate"))}
            jobs.append(names | {"title": role["title"]} | dates)
        for group in (*company["roles"], company):
            groups.append((names, [plain(item) for item in group.get("responsibilities", [])]))
    return {
        "name": life["owner"]["name"],
        "email": contacts(life, "email")[0],
        "phones": contacts(life, "phone"),
        "links": contacts(life, "website", "profile"),
        "jobs": jobs,
        "groups": groups,
        "skills": skill_names(life["skills"].get("skills", [])),
    }
