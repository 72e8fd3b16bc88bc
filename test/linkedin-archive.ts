/** A LinkedIn data archive of an invented person. */
import { strToU8, zipSync } from "fflate"

const FILES: Readonly<Record<string, string>> = {
  "Profile.csv": `\ufeffFirst Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers
Nadia,Petrova,,"5 Sample Road",Jan 5,"Product designer, systems","I draw ""buttons"".
And I count clicks.",Design,,"Leeds, England, United Kingdom",[npetrova],"[PERSONAL:https://nadia.example,PORTFOLIO:https://nadia.example/work]",
`,
  "Positions.csv": `Company Name,Title,Description,Location,Started On,Finished On
Buttonworks,Lead designer,"• Led three designers
• Rewrote the icon set",Leeds,Mar 2021,
Buttonworks,Designer,,Leeds,Sep 2018,Feb 2021
Sheffield Signs,Junior designer,Signs for 40 shops.,Sheffield,2016,2018
`,
  "Education.csv": `School Name,Start Date,End Date,Notes,Degree Name,Activities
University of Leeds,2013,2016,First class,"BA, Graphic design",Letterpress club
`,
  "Skills.csv": "Name\nFigma\nTypography\nHTML & CSS\n",
  "Languages.csv": "Name,Proficiency\nBulgarian,Native or bilingual proficiency\nEnglish,\n",
  "Certifications.csv":
    "Name,Url,Authority,Started On,Finished On,License Number\nAccessibility,https://a11y.example/7,A11Y Institute,Jun 2022,Jun 2025,A-7\n",
  "Projects.csv":
    "Title,Description,Url,Started On,Finished On\nIcon font,An open icon font.,https://icons.example,Jan 2020,May 2020\n",
  "Honors.csv": "Title,Description,Issued On\nBest icon,For a teapot,Nov 2021\n",
  "Courses.csv": "Name,Number\nColour theory,GD201\n",
  "Volunteering.csv":
    "Company Name,Role,Cause,Started On,Finished On,Description\nCode Club,Mentor,Education,Jan 2019,,Teaches CSS\n",
  "Email Addresses.csv":
    "Email Address,Confirmed,Primary,Updated On\nnadia@nadia.example,Yes,Yes,1/2/20\n",
  "PhoneNumbers.csv": "Extension,Number,Type\n,+44 113 496 0000,Mobile\n",
  "Recommendations_Received.csv":
    "First Name,Last Name,Company,Job Title,Text,Creation Date,Status\nOmar,Haddad,Buttonworks,CTO,Nadia counts every click.,03/01/22,VISIBLE\n",
  "Connections.csv":
    'Notes:\n"When exporting your connection data, …"\n\nFirst Name,Last Name,URL\nSecret,Friend,https://friend.example\nOther,Friend,https://other.example\n',
  "messages.csv": "FROM,TO,CONTENT\nSecret Friend,Nadia,Hello\n",
}

/** @returns the bytes of the ZIP file */
export function linkedInArchive(files = FILES): Uint8Array {
  const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)])
  return zipSync(Object.fromEntries(entries))
}
