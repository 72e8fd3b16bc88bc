"""The parsers and the text extractors, each behind one function of a file."""

import shutil
import subprocess

import docx
import docx2txt
import fitz
import pdfplumber
import pypdf
import pypdfium2
from openresume import parse_resume_from_pdf
from pdfminer.high_level import extract_text
from pyresume import ResumeParser
from zero_resume_parser.parser import parse_resume

# A parser returns its reading in one form. A field that the parser does not have is absent.


def open_resume(found):
    """`found` is what a copy of open-resume prints in JSON."""
    profile, skills, schools = found["profile"], found["skills"], found["educations"]
    jobs = [
        {"company": job["company"], "title": job["jobTitle"], "dates": job["date"]}
        | {"items": job["descriptions"]}
        for job in found["workExperiences"]
    ]
    return {key: profile[key] for key in ("name", "email", "phone")} | {
        "links": [profile["url"]],
        "jobs": jobs,
        "education": [text for school in schools for text in (school["degree"], school["school"])],
        "skills": [s["skill"] for s in skills["featuredSkills"]] + skills["descriptions"],
    }


def openresume_py(file):
    found = parse_resume_from_pdf(file).get("resume")
    if not found:
        return {}
    jobs = []
    for job in found["experience"]["work_history"]:
        end = job["end_date"] or ("Present" if job["current"] else "")
        dates = f"{job['start_date']} - {end}"
        jobs.append({"company": job["company"], "title": job["title"], "dates": dates})
        jobs[-1]["text"] = job["description"]
    return {
        "name": found["full_name"],
        "email": found["email"],
        "phone": found["phone"],
        "links": [found["url"]],
        "jobs": jobs,
        "skills": found["skills"],
    }


def lever(file):
    found = ResumeParser().parse(file)
    contact = found.contact_info
    jobs = []
    for job in found.experience:
        start, end = ([d.year, d.month] if d else None for d in (job.start_date, job.end_date))
        dates = {"start": start, "end": "present" if job.current else end}
        jobs.append({"company": job.company, "title": job.title, "items": job.responsibilities})
        jobs[-1] |= dates
    return {
        "name": contact.name,
        "email": contact.email,
        "phone": contact.phone,
        "links": [contact.website or contact.github or contact.linkedin],
        "jobs": jobs,
        "education": [text for e in found.education for text in (e.degree, e.institution)],
        "skills": [skill.name for skill in found.skills],
    }


def zero(file):
    found = parse_resume(file)
    links = found["links"]
    every = [links["linkedin"], links["github"], *links["other"]]
    return {"email": found["email"], "phone": found["phone"], "every_link": every}


def pages(texts):
    return "\n".join(text or "" for text in texts)


def poppler(*options):
    return lambda file: output("pdftotext", *options, file, "-")


def output(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def plumber(file):
    with pdfplumber.open(file) as document:
        return pages(page.extract_text() for page in document.pages)


def word_paragraphs(file):
    return pages(paragraph.text for paragraph in docx.Document(file).paragraphs)


PARSERS = {
    "openresume-py": (openresume_py, ("pdf",)),
    "lever": (lever, ("pdf", "docx")),
    "zero": (zero, ("pdf", "docx")),
}

PDF_EXTRACTORS = {
    "pdftotext": poppler(),
    "pdftotext -layout": poppler("-layout"),
    "pdftotext -raw": poppler("-raw"),
    "pdfminer.six": extract_text,
    "pypdf": lambda file: pages(page.extract_text() for page in pypdf.PdfReader(file).pages),
    "PyMuPDF": lambda file: pages(page.get_text() for page in fitz.open(file)),
    "pdfplumber": plumber,
    "PDFium": lambda file: pages(
        page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(file)
    ),
}

WORD_EXTRACTORS = {
    "python-docx": word_paragraphs,
    "docx2txt": docx2txt.process,
    "pandoc": lambda file: output("pandoc", "--wrap=none", "-t", "plain", file),
}
if not shutil.which("pandoc"):
    del WORD_EXTRACTORS["pandoc"]
