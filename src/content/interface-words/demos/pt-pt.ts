import type { DemoTexts } from "../../../lib/demo-words"
import { pt } from "./pt"

/** What Portugal says in another way than Brazil. */
export const ptPt: DemoTexts = {
  ...pt,
  pickHeading: "Escolha a sua favorita",
  pickHint: "Clique numa carta ou prima uma tecla de 1 a {count}.",
  pickMethod:
    "Cada grupo é sorteado de entre todas as cartas. Os seus votos somam-se aos das outras pessoas. =\u00a0significa empate.",
  picksDeleted: "Os seus votos foram apagados",
  undo: "Anular",
  picksRestored: "Os seus votos estão de volta",

  round: "Ronda {round} de {count}",
  phone: "Telemóvel da organização",
  database: "Base de dados",
  pairings: "Emparelhamentos da ronda {round}",
  done: "Terminada",
  pause: "Pausa",
  won: "Partida terminada em {machine}: {player} vence com {score}.",
}
