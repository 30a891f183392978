import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Link, MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { ScrollToTop } from "./ScrollToTop.tsx";

afterEach(cleanup);

test("a page opens at its top; a changed filter of the same page does not scroll", () => {
  render(
    <MemoryRouter initialEntries={["/answers/7"]}>
      <ScrollToTop />
      <Link to="/answers/7?tab=2">Filter</Link>
      <Link to="/news">Nyheter</Link>
    </MemoryRouter>,
  );
  document.documentElement.scrollTop = 300;
  fireEvent.click(screen.getByText("Filter"));
  expect(document.documentElement.scrollTop).toBe(300);
  fireEvent.click(screen.getByText("Nyheter"));
  expect(document.documentElement.scrollTop).toBe(0);
});
