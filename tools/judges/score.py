"""Counts what parsers and extractors read of the main résumés, and prints CSV.

python score.py DOCUMENTS READINGS CONTENT...: READINGS has what open-resume reads of each document.
White space, NFC and the shape of quotes are made equal; nothing else is.
"""

import json
import pathlib
import re
import sys
import unicodedata
from collections import defaultdict

from readers import EXTRACTORS, PARSERS, open_resume
from truth import MONTHS, read, truth

CJK = "[\u3000-\u303f\u3400-\u9fff\uff00-\uffef]"
INVISIBLE = "[\u200b-\u200f\u202a-\u202e\u2066-\u2069]"
DATE = r"(\d\d/|[^\W\d_]{3,9}\.? ?)(\d{4})|(?<!\d)(\d{4})(?!\d)|(present|current|now)"
NUMBERS = {name: n for n, month in enumerate(MONTHS, 1) for name in (month, f"{n:02}/")}
QUOTES = str.maketrans("’‘“”", "''\"\"")
ENDS = "one-column.pdf resume.pdf *-look.pdf resume.docx classic.pdf engineeringresumes.pdf".split()


def norm(text):
    text = re.sub(INVISIBLE, "", unicodedata.normalize("NFC", str(text or "")))
    text = re.sub(r"\s+", " ", text).strip().translate(QUOTES)
    return re.sub(f" (?={CJK})|(?<={CJK}) ", "", text)  # a line end inside Chinese is no space


def days(text):
    """Returns every date in a text, in order, as [year, month] or 'present'."""
    found = []
    for word, year, alone, now in re.findall(DATE, norm(text), re.IGNORECASE):
        month = NUMBERS.get(word[:3].title())
        found.append("present" if now else [int(year or alone), month])
    return found


def same(got, want):  # a year alone may have got a month that it does not have
    if want is None or not isinstance(got, list):
        return want is None and got == "present"
    return got[0] == want[0] and want[1] in (None, got[1])


def same_phone(got, phones):  # the code of the country and the extension may be missing
    found = re.sub(r"\D", "", got or "")
    parts = [part for phone in phones for part in (phone, re.split("ext|x|转", phone)[0])]
    known = [re.sub(r"\D", "", part.replace("(0)", "")) for part in parts]
    return any(len(found) >= 7 and n.endswith(found) or found.endswith(n[-9:]) for n in known)


def is_company(text, job):  # the place may stand behind the name
    got, name, where = norm(text), norm(job["company"]), norm(job["location"])
    rest = got[len(name) :].strip(" ,–—-|")
    return got.startswith(name) and rest in ("", where, where.split(",")[0])


def score(facts, found):
    """Returns column → a boolean for each fact. `found` is the reading of a parser."""
    hits = defaultdict(list)
    hits["contact"] = [norm(found[k]) == norm(facts[k]) for k in ("name", "email") if k in found]
    hits["contact"].append(same_phone(found["phone"], facts["phones"]))
    links, known = (
        {re.sub("^.*://|/$", "", norm(url)) for url in x["links"]} for x in (found, facts)
    )
    # A parser with one field for all links has it right with any of them.
    is_one = len(found["links"]) == 1 and known
    hits["contact"] += [bool(links & known)] if is_one else [link in links for link in known]
    if "jobs" not in found:
        return hits
    text = norm(" , ".join(map(str, found["skills"]))).casefold()
    hits["skills"] = [norm(skill).casefold() in text for skill in facts["skills"]]
    for job in found["jobs"]:
        if "dates" in job:
            dates = days(job["dates"])
            job["start"], job["end"] = [*dates, None][0], dates[-1] if len(dates) > 1 else None
    records = found["jobs"]
    for job in facts["jobs"]:
        title, dates = norm(job["title"]), ("start", "end")
        dated = [each for each in records if all(same(each[key], job[key]) for key in dates)]
        named = [each for each in dated if norm(each["title"]) == title]
        exact = [each for each in named if is_company(each["company"], job)]
        hits["entries"].append(bool(exact))
        records = [each for each in records if each not in exact[:1]]
    for job, items in facts["groups"]:
        own = [each for each in found["jobs"] if is_company(each["company"], job)]
        texts = [norm(text) for each in own for text in each["items"]]
        long = " ".join(norm(each.get("text")) for each in own)
        hits["responsibilities"] += [norm(i) in texts or norm(i) in long for i in items]
    return hits


def measure(facts, found):
    """Returns a boolean for each responsibility, and one for the dates of each role."""
    near = []
    for job in facts["jobs"]:
        titles = re.finditer(re.escape(norm(job["title"])), found)
        dates = [days(found[title.end() :][:120]) for title in titles]
        pairs = [pair for each in dates for pair in zip(each, each[1:])]
        near.append(any(same(a, job["start"]) and same(b, job["end"]) for a, b in pairs))
    return [norm(item) in found for _, items in facts["groups"] for item in items], near


def main(documents, readings, *folders):
    sums = defaultdict(list)
    lives = {pathlib.Path(folder).name: pathlib.Path(folder) for folder in folders}
    by_open_resume = json.loads(pathlib.Path(readings).read_text())
    folder = pathlib.Path(documents)
    for file in (file for end in ENDS for file in sorted(folder.glob(f"*.resume.{end}"))):
        life, language, _, kind = file.name.split(".", 3)
        facts = truth(read(lives[life], language))
        is_english = language == "en" and not (lives[life] / "translations/en.yaml").exists()
        for name, extract in EXTRACTORS[file.suffix].items():
            whole, near = measure(facts, norm(extract(str(file))))
            of = "English" if is_english else f"{life} {language}"
            sums[name, kind, "whole responsibilities", of] += whole
            if is_english:
                sums[name, kind, "dates after the title", of] += near
        parsers = PARSERS[file.suffix].items() if is_english else []
        found = {name: parse(str(file)) for name, parse in parsers}
        if is_english and file.name in by_open_resume:
            found["open-resume"] = open_resume(json.loads(by_open_resume[file.name]))
        for name, reading in found.items():
            for count, hits in score(facts, reading).items():
                sums[name, kind, count, "English"] += hits
    print("\x1e\nreader,document,count,lives,found,of")
    for key, hits in sorted(sums.items()):
        if hits:
            print(*key, sum(hits), len(hits), sep=",")


main(*sys.argv[1:])
