import { userInfoKey } from "@etalase/contracts/auth";
import { render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { RouterProvider } from "react-router-dom";
import { createRouter } from "../App.tsx";
import { staff } from "./staff.ts";

export { staff };

export const signIn = (user: object = staff): void => localStorage.setItem(userInfoKey, JSON.stringify(user));

/** The whole dashboard at an address, signed in. */
export function renderApp(path: string, as: object = staff) {
  signIn(as);
  history.replaceState(null, "", path);
  render(<RouterProvider router={createRouter()} />);
  return userEvent.setup();
}
