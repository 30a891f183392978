import { describe, expect, test } from "vitest";
import { chooseSimilar } from "./similarAnswers.ts";

const compared = (...similarities: number[]) =>
  similarities.map((similarity, id) => ({ id, similarity, inArea: true }));
const chosen = (...similarities: number[]) =>
  chooseSimilar(compared(...similarities)).map(({ similarity }) => similarity);

describe("similar answers", () => {
  test("are those that stand out from the next ones", () => {
    expect(chosen(0.36, 0.33, 0.2, 0.1, 0.1, 0.05, 0.05, 0.05, 0.05, 0.05)).toEqual([0.36, 0.33]);
  });

  test("are none when everything in the archive shares as much", () => {
    expect(chosen(0.36, 0.33, 0.32, 0.31, 0.31, 0.3, 0.3, 0.3, 0.3, 0.3)).toEqual([]);
  });

  test("are shown when they are very alike, however many there are", () => {
    expect(chosen(...Array.from({ length: 10 }, () => 0.6))).toHaveLength(10);
  });

  test("must stand out more when there is only one", () => {
    expect(chosen(0.29, 0.1)).toEqual([]);
    expect(chosen(0.4, 0.1)).toEqual([0.4]);
  });

  test("must stand out even more when the only one is in another area of law", () => {
    const only = (similarity: number, inArea: boolean) => chooseSimilar([{ id: 1, similarity, inArea }]);
    expect(only(0.33, true)).toHaveLength(1);
    expect(only(0.33, false)).toEqual([]);
    expect(only(0.38, false)).toHaveLength(1);
  });

  test("leave out an answer to the same question, and what is far behind it", () => {
    expect(chosen(0.99, 0.7, 0.5)).toEqual([0.7]);
  });
});
