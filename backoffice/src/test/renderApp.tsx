import { userInfoKey } from "@etalase/contracts/auth";
import { userEvent } from "@testing-library/user-event";
import { RouterProvider } from "react-router-dom";
import { onTestFinished } from "vitest";
import { createRouter } from "../App.tsx";
import { dropAhead } from "../kit/data/ahead.ts";
import { render } from "./render.tsx";
import { staff, superadmin } from "./staff.ts";

export { staff, superadmin };

export const signIn = (user: object = staff): void => localStorage.setItem(userInfoKey, JSON.stringify(user));

/** Renders the whole dashboard at an address, signed in. */
export function renderApp(path: string, as: object = staff, state: object | null = null) {
  signIn(as);
  // A page that is loaded knows nothing of the one before.
  dropAhead();
  // The router keeps the state of a navigation under this name.
  history.replaceState({ usr: state }, "", path);
  const router = createRouter();
  onTestFinished(() => router.dispose());
  render(<RouterProvider router={router} />);
  return userEvent.setup({ delay: null });
}
