import { useQueryClient } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { UnansweredList } from "../questions/UnansweredList.tsx";
import { question, renderWithApi } from "../testing/renderWithApi.tsx";
import { ConnectionNotice } from "./ConnectionNotice.tsx";

let close = async () => {};
afterEach(async () => {
  await close();
  close = async () => {};
  cleanup();
  vi.restoreAllMocks();
});

let invalidate = () => {};
/** Invalidates all queries, as LiveUpdates does. */
function Invalidator() {
  const queryClient = useQueryClient();
  invalidate = () => void queryClient.invalidateQueries();
  return null;
}

test("rows added and removed by others are announced in a polite live region", async () => {
  const list = (...IDs: number[]) => ({
    status: 200,
    body: {
      Questions: IDs.map((ID) => question({ ID, Title: `Fråga nummer ${ID}` })),
      ...{ Pages: 1, Total: IDs.length, After: null },
    },
  });
  const { api, ...rest } = await renderWithApi(
    {
      resource: "questions/unanswered",
      id: 1,
      screen: (
        <>
          <Invalidator />
          <UnansweredList />
        </>
      ),
    },
    { "GET /questions": list(7, 9), "GET /categories": { status: 200, body: { Categories: [] } } },
  );
  close = rest.close;
  await screen.findByText("Fråga nummer 9");
  expect(screen.queryByText(/Listan har ändrats/)).toBeNull();
  api.responses["GET /questions"] = list(7, 11, 12);
  act(() => invalidate());
  const notice = await screen.findByText("Listan har ändrats: 2 rader har tillkommit, en rad har försvunnit.");
  expect(notice.getAttribute("role")).toBe("status");
});

test("a notice says that typed text is preserved while the browser is offline", () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  render(<ConnectionNotice isConnected />);
  expect(screen.getByRole("status").textContent).toBe("");
  online.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event("offline")));
  expect(screen.getByRole("status").textContent).toMatch(/Du har ingen uppkoppling.*finns kvar på skärmen/);
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event("online")));
  expect(screen.getByRole("status").textContent).toBe("");
});

test("a notice appears when the event stream has been disconnected for several seconds", () => {
  vi.useFakeTimers();
  const { rerender } = render(<ConnectionNotice isConnected={false} />);
  act(() => void vi.advanceTimersByTime(5_000));
  expect(screen.getByRole("status").textContent).toBe("");
  act(() => void vi.advanceTimersByTime(5_000));
  expect(screen.getByRole("status").textContent).toMatch(/inga nyheter/);
  rerender(<ConnectionNotice isConnected />);
  expect(screen.getByRole("status").textContent).toBe("");
  vi.useRealTimers();
});
