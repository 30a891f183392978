import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { endpoints } from "./endpoints.ts";

const all: [string, Endpoint][] = Object.entries(endpoints);

describe("the endpoint table", () => {
  it("has each method and path once", () => {
    const addresses = all.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it.each(all)("%s declares exactly the parameters of its path", (_, { path, params }) => {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(params?.shape ?? {}).sort()).toEqual(inPath.sort());
  });

  it.each(all)("%s can be described as JSON schema", (_, { body, query, params, responses }) => {
    for (const schema of [body, query, params]) if (schema) z.toJSONSchema(schema, { io: "input" });
    for (const schema of Object.values(responses)) z.toJSONSchema(schema, { io: "output" });
  });

  it("gives a reason for each call that the specification lacks", () => {
    const additions = all.filter(([, { addition }]) => addition !== undefined).map(([name]) => name);
    expect(additions.sort()).toEqual(
      [
        ...["getQuestionStatus", "getSettings", "objectToPublication", "renewLease"],
        ...["deleteMe", "exportMe", "signOutEverywhere", "updateMe", "countVisit"],
        ...["listTestAnswers", "getTestAnswer", "gradeTestAnswer"],
        ...["previewAnswer", "listAnswerVersions", "getAnswerVersion"],
        ...["listTemplates", "getTemplate", "createTemplate", "updateTemplate", "deleteTemplate"],
        ...["sendMessage", "getInsuranceRules"],
        ...["listActs", "listColleagues", "getPreferences", "savePreferences", "exportQuestions", "exportAnswers"],
        ...["askForFacts", "replyToStaff", "answerFollowUp"],
        ...["getAnonymising", "anonymise", "listReadings", "askForReading", "finishReading"],
        ...["reportAnswer", "listAnswerReports", "rateAnswer", "getAnswerFeedback"],
      ].sort(),
    );
  });

  it("never lets personal data of askers out of a public answer", () => {
    for (const [name, { access, responses }] of all) {
      if (access !== "public" && access !== "optional") continue;
      const json = JSON.stringify(Object.values(responses).map((schema) => z.toJSONSchema(schema, { io: "output" })));
      for (const key of name === "getSettings" ? ["Asker"] : ["Asker", "Email", "Phone", "FirstName", "LastName"]) {
        expect(json, `${name} must not name ${key}`).not.toContain(`"${key}"`);
      }
    }
  });
});
