/** A sentence of a résumé in each script that the PDFs print. */
import type { Language } from "../src/lib/language"

type Sample = { language: Language; text: string; family: string }

export const SCRIPTS: Readonly<Record<string, Sample>> = {
  Latin: { language: "en", family: "Roboto", text: "Größte Œuvre über Łódź, Šiauliai și Nguyễn" },
  Greek: { language: "en", family: "Roboto", text: "Ανάπτυξη λογισμικού στην Αθήνα" },
  Cyrillic: {
    language: "en",
    family: "Roboto",
    text: "Разработка програмного забезпечення в Києві",
  },
  Arabic: { language: "ar", family: "Vazirmatn", text: "تطوير أنظمة الدفع الإلكترونية في دبي" },
  Hebrew: { language: "he", family: "Noto Sans Hebrew", text: "פיתוח מערכות תשלום בתל אביב" },
  Devanagari: { language: "hi", family: "Noto Sans", text: "मुंबई में भुगतान प्रणाली का विकास" },
  Thai: { language: "th", family: "Sarabun", text: "พัฒนาระบบชำระเงินที่กรุงเทพมหานคร" },
  "Chinese (simplified)": {
    language: "zh-Hans",
    family: "Noto Sans S Chinese",
    text: "负责支付平台的整体架构设计，带领九人团队。",
  },
  "Chinese (traditional)": {
    language: "zh-Hant",
    family: "Noto Sans T Chinese",
    text: "負責支付平臺的整體架構設計，帶領九人團隊。",
  },
  Japanese: {
    language: "ja",
    family: "Noto Sans Japanese",
    text: "決済システムの設計と開発を担当しました。",
  },
  Korean: {
    language: "ko",
    family: "Noto Sans Korean",
    text: "결제 시스템의 설계와 개발을 담당했습니다.",
  },
}
