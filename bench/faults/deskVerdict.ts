import type { Launched } from "../setup/launcher.ts";
import { type DeskLoad, type DeskQuestion, numberIn } from "./deskLoad.ts";
import { query } from "./questionVerdict.ts";

/** Errors in the staff's writes. The lists should be empty. */
export interface DeskVerdict {
  /** Questions whose text is older than the last acknowledged save. */
  lostSaves: string[];
  /** Acknowledged reservations and releases that the audit log lacks, or has more than once. */
  lostReservations: string[];
  doubledReservations: string[];
  /** Reservations in the audit log while another person had reserved the question. */
  overlapping: string[];
  /** Questions that are still reserved. */
  leftReserved: string[];
}

interface Row {
  id: number;
  text: string | null;
  holder: number | null;
  /** The reservations and releases in the audit log, in order. */
  changes: { action: "reserved" | "unreserved" | "leaseExpired" }[] | null;
}

/** Compares the acknowledged writes of staff with the database. */
export async function checkDesk(launched: Launched, { questions }: DeskLoad): Promise<DeskVerdict> {
  const rows = await query<Row>(
    launched,
    `select q.id, q.reserved_by_id as holder, (select answer_body from answers a where a.question_id = q.id) as text,
      (select json_agg(json_build_object('action', c.action) order by c.id) from changes c
        where c.entity = 'question' and c.entity_id = q.id and c.action in ('reserved', 'unreserved', 'leaseExpired'))
        as changes
    from questions q where q.id = any ('{${questions.map(({ id }) => id).join()}}')`,
  );
  const verdict: DeskVerdict = {
    lostSaves: [],
    lostReservations: [],
    doubledReservations: [],
    overlapping: [],
    leftReserved: [],
  };
  for (const question of questions) {
    const row = rows.find(({ id }) => id === question.id);
    if (row) judge(question, row, verdict);
  }
  return verdict;
}

function judge(question: DeskQuestion, { id, text, holder, changes }: Row, verdict: DeskVerdict): void {
  const name = String(id);
  const number = numberIn(text ?? "");
  if (question.saves > 0 && !(number >= question.acknowledged && number <= question.sent)) verdict.lostSaves.push(name);
  const actions = (changes ?? []).map(({ action }) => action);
  const count = (wanted: string) => actions.filter((action) => action === wanted).length;
  for (const [stored, acknowledged] of [
    [count("reserved"), question.reserves],
    [count("unreserved"), question.releases],
  ] as const) {
    if (stored < acknowledged) verdict.lostReservations.push(name);
    if (stored > acknowledged) verdict.doubledReservations.push(name);
  }
  const isOverlapping = actions.some((action, n) => action === "reserved" && actions[n - 1] === "reserved");
  if (isOverlapping) verdict.overlapping.push(name);
  if (holder !== null) verdict.leftReserved.push(name);
}
