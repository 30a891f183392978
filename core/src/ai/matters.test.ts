import { describe, expect, it } from "vitest";
import { isOtherCase, lacksMatter } from "./matters.ts";

const fence = {
  lead: "Kan jag kräva att grannen flyttar ett staket som står på min tomt?",
  whole: "Staketet står på din mark. Detaljplan och regler om bygglov kan också påverka.",
};

describe("a matter that the nearest answer doesn't cover", () => {
  it.each([
    "Hur högt plank får jag sätta upp mot grannens tomt utan bygglov?",
    "Grannens björk hänger in över min tomt, får jag såga av grenarna?",
    "Får hyresvärden höja min hyra mitt i ett avtal?",
    "Kan grannen neka mig att ha hund i lägenheten?",
  ])("%s", (question) => {
    expect(lacksMatter(question, fence)).toBe(true);
  });

  it("is covered by an answer that is about it, or that mentions it often", () => {
    const question = "Får jag bygga ett plank utan bygglov?";
    expect(lacksMatter(question, { ...fence, lead: "När krävs bygglov för ett plank?" })).toBe(false);
    expect(lacksMatter(question, { ...fence, whole: "Bygglov krävs ofta. Sök bygglovet hos kommunen." })).toBe(false);
  });

  it("requires a word of each list: a rent that is too high is no raised rent", () => {
    expect(lacksMatter("Jag betalar för hög hyra, vad gör jag?", fence)).toBe(false);
    expect(lacksMatter("Får grannen ha sitt staket på min tomt?", fence)).toBe(false);
  });
});

describe("a lodger's case", () => {
  const title = "Måste jag som inneboende flytta ut på en vecka?";

  it("does not apply to a tenant", () => {
    expect(isOtherCase("Hur lång uppsägningstid har jag som hyresgäst?", title)).toBe(true);
    expect(isOtherCase("Måste jag flytta från min lägenhet på en vecka?", title)).toBe(true);
  });

  it("applies to a lodger, in any words", () => {
    expect(isOtherCase("Jag hyr ett rum och ska ut på fredag, får hon göra så?", title)).toBe(false);
    expect(isOtherCase("Jag är inneboende hos en familj, vilken uppsägningstid har jag?", title)).toBe(false);
  });
});
