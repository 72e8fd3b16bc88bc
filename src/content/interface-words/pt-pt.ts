import type { WordTexts } from "../../lib/interface-words"
import { pt } from "./pt"

/** What Portugal says in another way than Brazil. */
export const ptPt: WordTexts = {
  ...pt,
  skipToContent: "Saltar para o conteúdo",
  newTab: "(abre num novo separador)",

  partFailed: "Não foi possível apresentar esta parte da página.",
  pageLoading: "A página está a carregar.",
  pageLoadsSlowly: "O carregamento está a demorar.",
  scriptTooSlow: "Um script desta página demorou demasiado a carregar.",

  slide: "diapositivo",
  previousSlide: "Diapositivo anterior",
  nextSlide: "Diapositivo seguinte",

  demoLoading: "A carregar…",
  demoFailed: "Não foi possível carregar a demonstração. Verifique a ligação e tente novamente.",

  downloadPdf: "Transferir PDF",
  expandAll: "Abrir tudo",
  collapseAll: "Fechar tudo",
  forOnlineForms: "Para formulários online",
  otherFormats: "Este currículo noutros formatos",
  pdfInOneColumn: "PDF para formulários online",

  present: "presente",
  address: "Morada",
  website: "Website",
  grade: "Classificação",
  thesis: "Tese",
}
