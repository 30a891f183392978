import { describe, expect, test } from "vitest";
import { chooseSimilar } from "./similarAnswers.ts";

const compared = (inArea: boolean, ...similarities: number[]) =>
  similarities.map((similarity, id) => ({ id, similarity, inArea }));
const chosen = (...similarities: number[]) =>
  chooseSimilar(compared(true, ...similarities)).map(({ similarity }) => similarity);
const chosenElsewhere = (...similarities: number[]) =>
  chooseSimilar(compared(false, ...similarities)).map(({ similarity }) => similarity);

describe("similar answers", () => {
  test("are those that stand out from the next ones", () => {
    expect(chosen(0.26, 0.23, 0.1, 0.1, 0.1, 0.05, 0.05, 0.05, 0.05, 0.05)).toEqual([0.26, 0.23]);
  });

  test("are none when everything in the archive shares as much", () => {
    expect(chosen(0.36, 0.33, 0.32, 0.31, 0.31, 0.36, 0.36, 0.36, 0.36, 0.36)).toEqual([]);
  });

  test("are shown when they are very alike, however many there are", () => {
    expect(chosen(...Array.from({ length: 10 }, () => 0.6))).toHaveLength(10);
  });

  test("must stand out more when there is only one", () => {
    expect(chosen(0.14, 0.05)).toEqual([]);
    expect(chosen(0.14, 0.13)).toEqual([0.14, 0.13]);
    expect(chosen(0.2, 0.05)).toEqual([0.2]);
  });

  test("must stand out even more in another area of law", () => {
    expect(chosenElsewhere(0.22, 0.2)).toEqual([]);
    expect(chosenElsewhere(0.28, 0.26)).toEqual([0.28, 0.26]);
    expect(chosenElsewhere(0.28, 0.05)).toEqual([]);
    expect(chosenElsewhere(0.35, 0.05)).toEqual([0.35]);
  });

  test("leave out an answer to the same question, and what is far behind it", () => {
    expect(chosen(0.99, 0.7, 0.5)).toEqual([0.7]);
  });
});
