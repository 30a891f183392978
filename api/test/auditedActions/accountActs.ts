import { expect } from "vitest";
import { addPerson, addTestQuestion, aTestQuestion, testAnswered } from "../accounts.ts";
import { done } from "../scenes.ts";
import type { TestApp } from "../testApp.ts";
import { byId, type LogRowOf, type NotLogged, type Scene } from "./scene.ts";

/** Actions on accounts and test questions, with their audit log entries. */
export function accountActs(testApp: TestApp, of: LogRowOf) {
  const { asAdmin } = testApp;
  const applicant = async () => (await addPerson(testApp)).id;
  return {
    savePreferences: "about the caller alone",
    updateUser: {
      before: applicant,
      act: async (id) => done(await asAdmin.updateUser({ ...byId(id), body: { FirstName: "Viola", Title: "Jurist" } })),
      logged: [of("account", "edited", [{ Field: "FirstName" }, { Field: "Title", Before: null, After: "Jurist" }])],
    },
    updateUserAdvanced: {
      before: applicant,
      act: async (id) => {
        const body = { roles: ["advisor" as const], Notes: "Ring mamman.", EmploymentNumber: "1042", Disabled: true };
        done(await asAdmin.updateUserAdvanced({ ...byId(id), body }));
      },
      logged: [
        of("account", "disabled", [{ Field: "Disabled", Before: false, After: true }]),
        of("account", "rolesChanged", [{ Field: "roles", Before: [], After: ["advisor"] }]),
        of("account", "edited", [{ Field: "EmploymentNumber" }]),
        of("account", "notesChanged", [{ Field: "Notes" }]),
      ],
    },
    deleteUser: {
      before: async () => (await addPerson(testApp, { roles: ["advisor"], Status: ["approved"] })).id,
      act: async (id) => done(await asAdmin.deleteUser(byId(id))),
      logged: [of("account", "deleted", [{ Field: "roles", Before: ["advisor"], After: [] }])],
    },
    acceptUser: {
      before: applicant,
      act: async (id) => done(await asAdmin.acceptUser({ ...byId(id), body: null })),
      logged: [
        of("account", "accepted", [
          { Field: "Status", Before: [], After: ["approved"] },
          { Field: "roles", Before: [], After: ["advisor"] },
        ]),
      ],
    },
    rejectUser: {
      before: applicant,
      act: async (id) => done(await asAdmin.rejectUser({ ...byId(id), body: { Reason: "Vi är fulltaliga nu." } })),
      logged: [of("account", "rejected", [{ Field: "Status", Before: [], After: ["rejected"] }])],
    },
    createTestQuestion: {
      before: async () => 0,
      act: async () => addTestQuestion(testApp),
      logged: [of("testQuestion", "created")],
    },
    updateTestQuestion: {
      before: async () => (await addTestQuestion(testApp)).ID,
      act: async (id) =>
        done(
          await asAdmin.updateTestQuestion({ ...byId(id), body: { ...aTestQuestion, Guide: "Ny.", Active: false } }),
        ),
      logged: [of("testQuestion", "edited", [{ Field: "Guide" }, { Field: "Active", Before: true, After: false }])],
    },
    deleteTestQuestion: {
      before: async () => (await addTestQuestion(testApp)).ID,
      act: async (id) => done(await asAdmin.deleteTestQuestion(byId(id))),
      logged: [of("testQuestion", "deleted")],
    },
    gradeTestAnswer: {
      before: async () => (await testAnswered(testApp)).ID,
      act: async (id) =>
        done(await asAdmin.gradeTestAnswer({ ...byId(id), body: { Grade: "Good", Comment: "Vera kan det här." } })),
      logged: [
        of("account", "testGraded", [
          { Field: "TestQuestionID", After: expect.any(Number) },
          { Field: "Grade", Before: null, After: "Good" },
          { Field: "Comment" },
        ]),
      ],
    },
  } satisfies Record<string, Scene | NotLogged>;
}
