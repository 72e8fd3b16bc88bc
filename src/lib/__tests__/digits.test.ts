import { findOtherNumbers } from "../digits"

test.each([
  ["Cut costs by 40%", "Kosten um 14 % gesenkt", "40%", "14 %"],
  ["An error rate of 0.7 %", "Eine Fehlerquote von 0,9 %", "0.7 %", "0,9 %"],
  ["From 9% to 7%", "Von 9 % auf 6 %", "7%", "6 %"],
  ["1,490 users", "1.940 Nutzer", "1,490", "1.940"],
  ["Since 2014", "Seit 2019", "2014", "2019"],
  ["In two years, 48 students", "In zwei Jahren 84 Studierende", "48", "84"],
  ["212 hikers", "٢٢١ متنزهًا", "212", "221"],
  ["Saved $40k", "Sparte $14k", "40", "14"],
  // A digit more or less, and small numbers
  ["A team of 60", "Ein Team aus 6", "60", "6"],
  ["Taught 4 courses", "Gab 5 Kurse", "4", "5"],
  ["Down 20%", "Um 2 % gesenkt", "20%", "2 %"],
  ["40 schools", "400 Schulen", "40", "400"],
  ["40 users", "4 Millionen Nutzer", "40", "4"],
  ["99.95% uptime", "99,5 % Verfügbarkeit", "99.95%", "99,5 %"],
  ["Grade 17/20", "Note 17/30", "20", "30"],
  ["200 beds", "2000 Betten", "200", "2000"],
  ["300 beds", "30 Betten", "300", "30"],
  ["0.7% errors", "7 % Fehler", "0.7%", "7 %"],
  ["4.1 s", "1,4 s", "4.1", "1,4"],
  ["2 of the 3 teams", "2 der 4 Teams", "3", "4"],
  // No word stands for it
  ["Taught 48 students", "Gab Unterricht", "48", undefined],
  ["1,490 users", "Viele Nutzer", "1,490", undefined],
])("%s is not %s", (source, target, number, other) => {
  expect(findOtherNumbers(source, target)).toEqual([number, other])
})

test.each([
  // Separators, signs and digits of the language
  ["1,490 users", "1.490 Nutzer"],
  ["1,490 users", "1490 Nutzer"],
  ["12,500 users", "12 500 utilisateurs"],
  ["12,500 users", "12\u202f500 utilisateurs"],
  ["12,500 users", "12’500 Nutzer"],
  ["1,234.56", "1.234,56"],
  ["3.5 s", "3,5 s"],
  ["Java 4.0", "Java 4"],
  ["40%", "40 %"],
  ["40%", "%40"],
  ["40%", "٤٠٪"],
  ["3.5 of 1,490", "٣٫٥ من ١٬٤٩٠"],
  ["212 hikers", "２１２人"],
  ["1,50,000 rows", "150,000 rows"],
  ["Ports 80,443", "Ports 80 und 443"],
  ["In 2019 400 people", "400 Personen im Jahr 2019"],
  // Large numbers
  ["400,000 users", "40万"],
  ["2.5 million users", "250万"],
  ["40k users", "40.000 Nutzer"],
  ["40 million users", "40 millions d’utilisateurs"],
  ["1.5 billion", "1 500 millones"],
  ["3 million", "300万"],
  ["0.5 million", "500 000"],
  ["1.2 billion", "1 200 000 000"],
  // Words
  ["Two of 40 teams", "2 von vierzig Teams"],
  ["Halved it", "Um 50 % gesenkt"],
  ["12 teams", "Zwölf Teams"],
  ["200 beds", "Zweihundert Betten"],
  ["4 teams of five", "Vier Teams mit 5 Personen"],
  ["2 teams of seven", "Zwei Teams mit 7 Personen"],
  ["Cut by 50%", "Halbiert"],
  // Dates, times and years
  ["Nov 25, 2026", "25.11.2026"],
  ["11/25/2026", "25.11.2026"],
  ["11/5/26", "05.11.2026"],
  ["2026-11-25", "25 novembre 2026"],
  ["Nov 25", "25.11."],
  ["May 2027", "2027年5月"],
  ["5:30 pm", "17:30 Uhr"],
  ["5:30 pm", "17 h 30"],
  ["9 am to 5 pm", "9 bis 17 Uhr"],
  ["2026.11.25", "25.11.2026"],
  ["Split 11/5", "5/11 geteilt"],
  ["The 1990s", "Die 90er"],
  ["2019–21", "2019–2021"],
  ["2018", "平成30年"],
  ["1st of 48", "1. von 48"],
  // What a translator converts
  ["26 miles", "42 km"],
  ["42 km", "26 miles"],
  ["$40k", "35.000 €"],
  ["GPA 3.9", "Note 1,1"],
  // The order, and names
  ["Java 21 and Go 1.22", "Go 1.22 und Java 21"],
  ["ISO 27001, HTTP/2", "ISO 27001, HTTP/2"],
  ["No number", "Keine Zahl"],
])("%s may be %s", (source, target) => {
  const found = [findOtherNumbers(source, target), findOtherNumbers(target, source)]
  expect(found).toEqual([[], []])
})
