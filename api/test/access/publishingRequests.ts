import { news } from "../../src/db/schema/news.ts";
import { done } from "../scenes.ts";
import { addSearchMiss } from "../searchMisses.ts";
import type { TestApp } from "../testApp.ts";
import { aPdf, uploaded } from "../uploads.ts";
import type { Requests } from "./request.ts";

const draftedNews = "ett-utkast";
const aPieceOfNews = { Title: "Vi flyttar", Body: "<p>Till nya lokaler.</p>" };
const aSynonym = { From: ["lagboken", "lagsamlingen"], To: [] };
const aTemplate = { Name: "Kort svar", Type: null, Body: "<p>Hej!</p>" };

/** Requests for news, files, templates and synonyms. */
export async function publishingRequests(testApp: TestApp) {
  await testApp.app.db.insert(news).values({ Uri: draftedNews, Title: "Ett utkast", Body: "<p>Snart.</p>" });
  const someNews = async () => done(await testApp.asAdmin.createNews({ body: aPieceOfNews })).ID;
  const synonym = async () => done(await testApp.asAdvisor.createSynonym({ body: aSynonym })).ID;
  const template = async () => done(await testApp.asAdmin.createTemplate({ body: aTemplate })).ID;
  const file = async () => (await uploaded(testApp.asAdmin)).ID;
  /** A complete upload that is not finished, which only its owner can access. */
  async function sent() {
    const { ID } = done(await testApp.asAdmin.beginFile({ body: { Name: "Villkor.pdf", Size: aPdf.length } }));
    done(await testApp.asAdmin.sendPiece({ params: { id: ID }, body: { At: 0, Data: aPdf.toString("base64") } }));
    return ID;
  }
  return {
    listNews: async () => ({ path: "/news" }),
    // A draft.
    getNews: async () => ({ path: `/news/${draftedNews}` }),
    createNews: async () => ({ path: "/news", body: aPieceOfNews }),
    updateNews: async () => ({ path: `/news/${await someNews()}`, body: aPieceOfNews }),
    deleteNews: async () => ({ path: `/news/${await someNews()}` }),
    previewNews: async () => ({ path: "/news/preview", body: aPieceOfNews }),
    listFiles: async () => ({ path: "/files" }),
    beginFile: async () => ({ path: "/files", body: { Name: "Villkor.pdf", Size: 1000 } }),
    sendPiece: async () => ({
      path: `/files/${await sent()}/pieces`,
      body: { At: 0, Data: aPdf.toString("base64") },
    }),
    finishFile: async () => ({ path: `/files/${await sent()}/finish` }),
    deleteFile: async () => ({ path: `/files/${await file()}` }),
    listSynonyms: async () => ({ path: "/synonyms" }),
    getSynonym: async () => ({ path: `/synonyms/${await synonym()}` }),
    createSynonym: async () => ({ path: "/synonyms", body: aSynonym }),
    updateSynonym: async () => ({ path: `/synonyms/${await synonym()}`, body: aSynonym }),
    deleteSynonym: async () => ({ path: `/synonyms/${await synonym()}` }),
    previewSynonym: async () => ({ path: "/synonyms/preview", body: aSynonym }),
    listSearchMisses: async () => ({ path: "/searchMisses" }),
    deleteSearchMiss: async () => ({ path: `/searchMisses/${await addSearchMiss(testApp)}` }),
    listTemplates: async () => ({ path: "/templates" }),
    createTemplate: async () => ({ path: "/templates", body: aTemplate }),
    getTemplate: async () => ({ path: `/templates/${await template()}` }),
    updateTemplate: async () => ({ path: `/templates/${await template()}`, body: aTemplate }),
    deleteTemplate: async () => ({ path: `/templates/${await template()}` }),
  } satisfies Requests;
}
