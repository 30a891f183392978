import { done } from "../scenes.ts";
import { addSearchMiss } from "../searchMisses.ts";
import type { TestApp } from "../testApp.ts";
import { uploaded } from "../uploads.ts";
import { byId, type LogRowOf, type NotLogged, type Scene } from "./scene.ts";

const aSynonym = { From: ["lagboken", "lagsamlingen"], To: [] };
const aTemplate = { Name: "Kort svar", Type: null, Body: "<p>Hej!</p>" };
const aPieceOfNews = { Title: "Vi flyttar", Body: "<p>Till nya lokaler.</p>" };

/** Actions on templates, synonyms, news and files, with their audit log entries. */
export function publishingActs(testApp: TestApp, of: LogRowOf) {
  const { asAdmin } = testApp;
  const synonym = async () => done(await asAdmin.createSynonym({ body: aSynonym })).ID;
  const template = async () => done(await asAdmin.createTemplate({ body: aTemplate })).ID;
  const newsDraft = async () => done(await asAdmin.createNews({ body: aPieceOfNews })).ID;
  return {
    createSynonym: { before: async () => 0, act: synonym, logged: [of("synonym", "created")] },
    updateSynonym: {
      before: synonym,
      act: async (id) => done(await asAdmin.updateSynonym({ ...byId(id), body: { ...aSynonym, To: ["lagtext"] } })),
      logged: [of("synonym", "edited", [{ Field: "To", Before: [], After: ["lagtext"] }])],
    },
    deleteSynonym: {
      before: synonym,
      act: async (id) => done(await asAdmin.deleteSynonym(byId(id))),
      logged: [
        of("synonym", "deleted", [
          { Field: "From", Before: aSynonym.From, After: null },
          { Field: "To", Before: [], After: null },
        ]),
      ],
    },
    previewSynonym: "stores nothing",
    deleteSearchMiss: {
      before: () => addSearchMiss(testApp),
      act: async (id) => done(await asAdmin.deleteSearchMiss(byId(id))),
      logged: [of("searchMiss", "deleted")],
    },
    createTemplate: { before: async () => 0, act: template, logged: [of("template", "created")] },
    updateTemplate: {
      before: template,
      act: async (id) =>
        done(
          await asAdmin.updateTemplate({ ...byId(id), body: { ...aTemplate, Name: "Långt", Body: "<p>Hej hej</p>" } }),
        ),
      logged: [of("template", "edited", [{ Field: "Name", Before: "Kort svar", After: "Långt" }, { Field: "Body" }])],
    },
    createNews: { before: async () => 0, act: newsDraft, logged: [of("news", "created")] },
    updateNews: {
      before: newsDraft,
      act: async (id) =>
        done(
          await asAdmin.updateNews({
            ...byId(id),
            body: { ...aPieceOfNews, Body: "<p>Till Lund.</p>", PublishedAt: "2099-01-01T08:00:00.000Z" },
          }),
        ),
      logged: [
        of("news", "scheduled", [
          { Field: "Body" },
          { Field: "PublishedAt", Before: null, After: "2099-01-01T08:00:00.000Z" },
        ]),
      ],
    },
    deleteNews: {
      before: newsDraft,
      act: async (id) => done(await asAdmin.deleteNews(byId(id))),
      logged: [of("news", "deleted", [{ Field: "Title", Before: "Vi flyttar", After: null }])],
    },
    previewNews: "stores nothing",
    beginFile: "finishFile logs the upload",
    sendPiece: "finishFile logs the upload",
    finishFile: {
      before: async () => 0,
      act: () => uploaded(asAdmin),
      logged: [of("file", "uploaded", [{ Field: "Name", Before: null, After: "Villkor.pdf" }])],
    },
    deleteFile: {
      before: async () => (await uploaded(asAdmin)).ID,
      act: async (id) => done(await asAdmin.deleteFile(byId(id))),
      logged: [of("file", "deleted", [{ Field: "Name", Before: "Villkor.pdf", After: null }])],
    },
    deleteTemplate: {
      before: template,
      act: async (id) => done(await asAdmin.deleteTemplate(byId(id))),
      logged: [of("template", "deleted", [{ Field: "Name", Before: "Kort svar", After: null }])],
    },
  } satisfies Record<string, Scene | NotLogged>;
}
