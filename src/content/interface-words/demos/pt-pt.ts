import type { DemoTexts } from "../../../lib/demo-words"
import { pt } from "./pt"

/** What Portugal says in another way than Brazil. */
export const ptPt: DemoTexts = {
  ...pt,
  pickHeading: "Escolha a sua favorita",
  pickHint: "Clique numa carta ou prima uma tecla de 1 a {count}.",
  pickCrowd: "Os votos das outras pessoas fazem parte da demonstração. Os seus somam-se a eles.",
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
