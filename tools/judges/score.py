"""Counts what parsers and extractors read of the documents, and prints rows of tables as JSON.

python score.py DOCUMENTS READINGS CONTENT...: READINGS is a file, what open-resume reads, by document.
White space, NFC and the shape of quotes are made equal; nothing else is.
"""

import collections
import json
import pathlib
import re
import sys
import unicodedata

from readers import PARSERS, PDF_EXTRACTORS, WORD_EXTRACTORS, open_resume
from truth import MONTHS, read, truth

CJK = "[\u3000-\u303f\u3400-\u9fff\uff00-\uffef]"
INVISIBLE = "[\u200b-\u200f\u202a-\u202e\u2066-\u2069]"
DATE = r"([^\W\d_]{3,9})\.? ?(\d{4})|(\d{1,2})/(\d{4})|(?<!\d)(\d{4})(?!\d)|(present|current|now)"
QUOTES = str.maketrans("’‘“”", "''\"\"")


def norm(text):
    text = re.sub(INVISIBLE, "", unicodedata.normalize("NFC", str(text or "")))
    text = re.sub(r"\s+", " ", text).strip().translate(QUOTES)
    return re.sub(f" (?={CJK})|(?<={CJK}) ", "", text)  # a line end inside Chinese is no space


def days(text):
    """Returns every date in a text, in order, as [year, month] or 'present'."""
    found = []
    for word, year, number, its_year, alone, now in re.findall(DATE, norm(text), re.IGNORECASE):
        month = MONTHS.index(word[:3].title()) + 1 if word[:3].title() in MONTHS else None
        numbers = [int(its_year), int(number)] if number else [int(year or alone or 0), month]
        found.append("present" if now else numbers)
    return found


def same(got, want):
    """A year alone may have got a month that it does not have."""
    if want is None or not isinstance(got, list):
        return want is None and got == "present"
    return got[0] == want[0] and want[1] in (None, got[1])


def same_phone(got, phones):
    """An extension may be missing, and the code of the country."""
    digits = [re.sub(r"\D", "", part) for p in phones for part in (p, re.split("ext|x|转", p)[0])]
    found = re.sub(r"\D", "", got or "")
    return any(len(found) >= 7 and d.endswith(found) or found.endswith(d[-9:]) for d in digits)


def address(url):
    return re.sub(r"^https?://|/$", "", norm(url))


def is_company(text, job):
    """The place may stand behind the name."""
    got, name, where = norm(text), norm(job["company"]), norm(job["location"])
    return got.startswith(name) and got[len(name) :].strip(" ,–—-|") in (
        "",
        where,
        where.split(",")[0],
    )


def has_item(record, item):
    texts = [norm(text) for text in record.get("items", [])]
    return norm(item) in texts or norm(item) in norm(record.get("text"))


def score(facts, found):
    """Returns column → list of booleans, one for each fact."""
    count = collections.defaultdict(list)
    for key, is_right in {
        "name": lambda: norm(found["name"]) == norm(facts["name"]),
        "email": lambda: norm(found["email"]) == facts["email"],
        "phone": lambda: same_phone(found["phone"], facts["phones"]),
        "links": lambda: (
            {address(x) for x in found["links"]} & {address(x) for x in facts["links"]}
        ),
    }.items():
        if key in found:
            count["contact"].append(bool(is_right()))
    links = [address(url) for url in found.get("every_link", [])]
    if "every_link" in found:
        count["contact"] += [address(url) in links for url in facts["links"]]
    for column in ("education", "skills"):
        if column in found:
            texts = norm(" , ".join(map(str, found[column]))).casefold()
            count[column] = [norm(fact).casefold() in texts for fact in facts[column]]
    if "jobs" not in found:
        return count
    for job in found["jobs"]:
        if "dates" in job:
            dates = days(job["dates"])
            job["start"], job["end"] = [*dates, None][0], dates[-1] if len(dates) > 1 else None
    left = list(found["jobs"])
    for job in facts["jobs"]:
        title, dates = norm(job["title"]), ("start", "end")
        dated = [r for r in left if all(same(r[key], job[key]) for key in dates)]
        exact = [r for r in dated if is_company(r["company"], job) and norm(r["title"]) == title]
        count["entries"].append(bool(exact))
        for record in exact[:1]:
            left.remove(record)
    for group in facts["groups"]:
        job = next(job for job in facts["jobs"] if job["company"] == group["company"])
        own = [r for r in found["jobs"] if is_company(r["company"], job)]
        for item in group["items"]:
            count["responsibilities"].append(any(has_item(record, item) for record in own))
    return count


def measure(facts, text):
    """Returns column → list of booleans for a plain text."""
    found = norm(text)
    near = collections.defaultdict(list)
    for job in facts["jobs"]:
        for match in re.finditer(re.escape(norm(job["title"])), found):
            dates = days(found[match.end() : match.end() + 120])
            near[id(job)] += zip(dates, dates[1:])
    return {
        "responsibilities": [norm(item) in found for g in facts["groups"] for item in g["items"]],
        "dates": [
            any(same(a, job["start"]) and same(b, job["end"]) for a, b in near[id(job)])
            for job in facts["jobs"]
        ],
    }


def main(documents, readings, *folders):
    lives = {pathlib.Path(folder).name: pathlib.Path(folder) for folder in folders}
    extractors = {"pdf": PDF_EXTRACTORS, "docx": WORD_EXTRACTORS}
    read_by_open_resume = json.loads(pathlib.Path(readings).read_text())
    for file in sorted(pathlib.Path(documents).glob("*.resume.*")):
        life, language, _, kind, extension = file.name.split(".")
        if life not in lives or kind == "letter":
            continue
        facts = truth(read(lives[life], language))
        results = [
            ("extractor", name, measure(facts, extract(str(file))))
            for name, extract in extractors.get(extension, {}).items()
        ]
        if read(lives[life])["language"] == "en" == language:
            results += [
                ("parser", name, score(facts, parse(str(file))))
                for name, (parse, extensions) in PARSERS.items()
                if extension in extensions
            ]
            if file.name in read_by_open_resume:
                found = open_resume(read_by_open_resume[file.name])
                results.append(("parser", "open-resume", score(facts, found)))
        for family, name, columns in results:
            counts = {column: [sum(hits), len(hits)] for column, hits in columns.items()}
            row = {
                "family": family,
                "judge": name,
                "life": life,
                "language": language,
                "kind": kind,
            }
            print("\x1e" + json.dumps(row | {"counts": counts}))


if __name__ == "__main__":
    main(*sys.argv[1:])
