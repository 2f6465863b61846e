import { userInfoKey } from "@etalase/contracts/auth";
import { userEvent } from "@testing-library/user-event";
import { createBrowserRouter } from "react-router-dom";
import { onTestFinished } from "vitest";
import { RoutedDashboard } from "../App.tsx";
import { render } from "./render.tsx";
import { staff, superadmin } from "./staff.ts";

export { staff, superadmin };

export const signIn = (user: object = staff): void => localStorage.setItem(userInfoKey, JSON.stringify(user));

/** Renders the whole dashboard at an address, signed in. */
export function renderApp(path: string, as: object = staff, state: object | null = null) {
  signIn(as);
  // The router keeps the state of a navigation under this name.
  history.replaceState({ usr: state }, "", path);
  const router = createBrowserRouter();
  onTestFinished(() => router.dispose());
  render(<RoutedDashboard router={router} />);
  return userEvent.setup({ delay: null });
}
