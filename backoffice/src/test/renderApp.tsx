import { userInfoKey } from "@etalase/contracts/auth";
import { render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { RouterProvider } from "react-router-dom";
import { createRouter } from "../App.tsx";

export const staff = { _id: "a".repeat(24), id: "a".repeat(24), name: "Ana", role: "admin", token: "secret" };

export const signIn = (user: object = staff): void => localStorage.setItem(userInfoKey, JSON.stringify(user));

/** The whole dashboard at an address, signed in. */
export function renderApp(path: string, as: object = staff) {
  signIn(as);
  history.replaceState(null, "", path);
  render(<RouterProvider router={createRouter()} />);
  return userEvent.setup();
}
