import type { Details } from "@lagrum/core/contract/problem";
import { isStopWord } from "@lagrum/core/search/stopWords";
import type { SaveSynonym, UpdateSynonym } from "@lagrum/core/search/synonymSchema";
import { isTarget } from "@lagrum/core/search/synonyms";
import type { App } from "../app.ts";
import { changedFields, fieldChange, recordChange } from "../audit/auditLog.ts";
import { Failure } from "../http/failure.ts";
import type { Handlers } from "../http/serve.ts";
import type { ServiceContext } from "../http/serviceContext.ts";
import type { QueryReader } from "./queryReader.ts";
import { listSearchMisses, removeSearchMiss } from "./searchMissRepository.ts";
import { swedishAnalyser } from "./swedishAnalyser.ts";
import { previewSynonym } from "./synonymPreview.ts";
import { getSynonym, insertSynonym, listSynonyms, removeSynonym, updateSynonym } from "./synonymRepository.ts";

type SynonymHandlers = Pick<
  Handlers,
  | "listSynonyms"
  | "getSynonym"
  | "createSynonym"
  | "updateSynonym"
  | "deleteSynonym"
  | "previewSynonym"
  | "listSearchMisses"
  | "deleteSearchMiss"
>;

/** Each expression once, case-insensitively. */
const unique = (expressions: readonly string[]): string[] =>
  [...Map.groupBy(expressions, (expression) => expression.toLowerCase()).values()].flatMap(([first]) => first ?? []);

/** Whether a search uses any word of the expression. */
const isSearchable = (expression: string): boolean =>
  swedishAnalyser()
    .analyse(expression)
    .some(({ form }) => !isStopWord(form));

/** @throws Failure INCORRECT_PROPERTIES for expressions that find nothing, and for a single expression */
function checked<T extends SaveSynonym>(synonym: T): T {
  const [From, To] = [unique(synonym.From), unique(synonym.To)];
  const wrong: Details = {
    ...(!From.every(isSearchable) && { From: ["INVALID_VALUE"] }),
    ...(!To.every((expression) => isTarget(expression, swedishAnalyser())) && { To: ["INVALID_VALUE"] }),
    ...(From.length < 2 && To.length === 0 && { To: ["REQUIRED"] }),
  };
  if (Object.keys(wrong).length > 0) throw new Failure("INCORRECT_PROPERTIES", wrong);
  return { ...synonym, From, To };
}

async function changeSynonym(context: ServiceContext, id: number, given: UpdateSynonym) {
  const { before, after } = await updateSynonym(context.tx, id, given, context.now);
  const { UpdatedAt: _, ...synonym } = given;
  const changed = changedFields(before, synonym);
  if (changed.length > 0)
    await recordChange(context, { Entity: "synonym", EntityID: id, Action: "edited", Changed: changed });
  return after;
}

/** Synonyms, which all staff edit, and the searches that show which are missing. */
export function synonymHandlers({ db }: App, readQuery: QueryReader): SynonymHandlers {
  const { dropSynonyms } = readQuery;
  return {
    listSynonyms: async ({ query }) => ({ status: 200, body: await listSynonyms(db, query) }),

    getSynonym: async ({ params }) => ({ status: 200, body: await getSynonym(db, params.id) }),

    createSynonym: async ({ body, write }) => {
      const created = await write(async (context) => {
        const synonym = await insertSynonym(context.tx, checked(body), context.now);
        await recordChange(context, { Entity: "synonym", EntityID: synonym.ID, Action: "created" });
        return synonym;
      });
      dropSynonyms();
      return { status: 201, body: created };
    },

    updateSynonym: async ({ params, body, write }) => {
      const updated = await write((context) => changeSynonym(context, params.id, checked(body)));
      dropSynonyms();
      return { status: 200, body: updated };
    },

    deleteSynonym: async ({ params, write }) => {
      await write(async (context) => {
        const { From, To } = await removeSynonym(context.tx, params.id);
        const Changed = [fieldChange("From", From, null), fieldChange("To", To, null)];
        await recordChange(context, { Entity: "synonym", EntityID: params.id, Action: "deleted", Changed });
      });
      dropSynonyms();
      return { status: 204, body: null };
    },

    previewSynonym: async ({ body }) => ({ status: 200, body: await previewSynonym(db, readQuery, checked(body)) }),

    listSearchMisses: async ({ query }) => ({ status: 200, body: await listSearchMisses(db, query) }),

    deleteSearchMiss: async ({ params, write }) => {
      await write(async (context) => {
        await removeSearchMiss(context.tx, params.id);
        // Not the words: they are stored for 90 days only.
        await recordChange(context, { Entity: "searchMiss", EntityID: params.id, Action: "deleted" });
      });
      return { status: 204, body: null };
    },
  };
}
