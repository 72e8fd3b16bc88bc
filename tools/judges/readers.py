"""The parsers and the text extractors, each a function of a file.

A parser returns its reading in one form. A field that it does not have is absent.
"""

import shutil
import subprocess

import docx
import docx2txt
import pdfplumber
import pymupdf
import pypdf
import pypdfium2
from openresume import parse_resume_from_pdf
from pdfminer.high_level import extract_text
from pyresume import ResumeParser
from zero_resume_parser.parser import parse_resume


def open_resume(found):
    """`found` is what the copy of open-resume prints."""
    jobs = found["workExperiences"]
    for job in jobs:
        job |= {"title": job["jobTitle"], "dates": job["date"], "items": job["descriptions"]}
    skills = [skill["skill"] for skill in found["skills"]["featuredSkills"]]
    skills += found["skills"]["descriptions"]
    return found["profile"] | {"links": [found["profile"]["url"]], "jobs": jobs, "skills": skills}


def openresume_py(file):
    found = parse_resume_from_pdf(file).get("resume")
    if not found:
        return {"phone": None, "links": []}
    jobs = found["experience"]["work_history"]
    for job in jobs:
        end = job["end_date"] or ("Present" if job["current"] else "")
        job |= {"dates": f"{job['start_date']} - {end}", "text": job["description"], "items": []}
    return found | {"name": found["full_name"], "links": [found["url"]], "jobs": jobs}


def lever(file):
    found = ResumeParser().parse(file)
    jobs = []
    for job in found.experience:
        start, end = ([d.year, d.month] if d else None for d in (job.start_date, job.end_date))
        dates = {"start": start, "end": "present" if job.current else end}
        jobs.append(vars(job) | dates | {"items": job.responsibilities})
    contact = found.contact_info
    links = [contact.website or contact.github or contact.linkedin]
    skills = [skill.name for skill in found.skills]
    return vars(contact) | {"links": links, "jobs": jobs, "skills": skills}


def zero(file):
    found = parse_resume(file)
    links = found["links"]
    return found | {"links": [links["linkedin"], links["github"], *links["other"]]}


def output(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def joined(open_file, text_of):
    """Returns a function of a file that joins the texts of its parts."""
    return lambda file: "\n".join(text_of(part) for part in open_file(file))


PARSERS = {
    ".pdf": {"openresume-py": openresume_py, "lever": lever, "zero": zero},
    ".docx": {"lever": lever, "zero": zero},
}

EXTRACTORS = {
    ".pdf": {
        "pdftotext": lambda file: output("pdftotext", file, "-"),
        "pdftotext -layout": lambda file: output("pdftotext", "-layout", file, "-"),
        "pdftotext -raw": lambda file: output("pdftotext", "-raw", file, "-"),
        "pdfminer.six": extract_text,
        "pypdf": joined(lambda file: pypdf.PdfReader(file).pages, lambda page: page.extract_text()),
        "PyMuPDF": joined(pymupdf.open, lambda page: page.get_text()),
        "pdfplumber": joined(lambda f: pdfplumber.open(f).pages, lambda page: page.extract_text()),
        "PDFium": joined(pypdfium2.PdfDocument, lambda p: p.get_textpage().get_text_range()),
    },
    ".docx": {
        "python-docx": joined(lambda file: docx.Document(file).paragraphs, lambda each: each.text),
        "docx2txt": docx2txt.process,
        "pandoc": lambda file: output("pandoc", "--wrap=none", "-t", "plain", file),
    },
}
if not shutil.which("pandoc"):
    del EXTRACTORS[".docx"]["pandoc"]
