import { afterAll, expect, test } from "vitest";
import { done, publish } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { asAdvisor, setTime } = testApp;

const deposit = { Law: "Jordabalk (1970:994)", Sfs: "1970:994", Chapter: "12", Paragraph: "28" };
const interest = { Law: "Köplag (1990:931)", Sfs: "1990:931", Chapter: null, Paragraph: "6" };
const cite = async (...Provisions: (typeof deposit | typeof interest)[]) => {
  const { ID } = await publish(testApp);
  done(await asAdvisor.updateAnswer({ params: { id: ID }, body: { Action: "save", Provisions } }));
};
const cited = async () =>
  done(await asAdvisor.listCitedProvisions()).Provisions.map(({ Label, Count }) => [Label, Count]);

test("cited provisions are suggested once each, most cited first, with new citations within minutes", async () => {
  await cite(interest, deposit);
  await cite({ ...deposit, Law: "jordabalken" });
  const labels = ["12 kap. 28 § jordabalken (1970:994)", "6 § köplagen (1990:931)"];
  expect(await cited()).toEqual([
    [labels[0], 2],
    [labels[1], 1],
  ]);
  await cite(interest);
  await cite(interest);
  setTime(new Date(Date.now() + 10 * 60_000));
  expect(await cited()).toEqual([
    [labels[1], 3],
    [labels[0], 2],
  ]);
});
