import type { User } from "@etalase/contracts/accounts/users.schema";
import { screen, waitFor, within } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { setLacking } from "../kit/data/lacking.ts";
import { renderApp, staff, superadmin } from "../test/renderApp.tsx";
import { server } from "../test/server.ts";
import { ownAccount } from "../test/staff.ts";

const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const recoveryCodes = Array.from({ length: 10 }, (_, index) => `abcd${index}-fghj${index}`);

type Given = Partial<
  Readonly<{
    role: User["role"];
    twoFactor: boolean;
    lacking: boolean;
    recoveryCodesLeft: number;
    required: boolean;
  }>
>;

/** Mocks the server for one account and records the requests. */
function serve({ role = "admin", twoFactor = false, lacking = false, ...given }: Given = {}) {
  const { recoveryCodesLeft = twoFactor ? 10 : 0 } = given;
  let state = { enabled: twoFactor, lacking, recoveryCodesLeft };
  let { required = false } = given;
  const sent: unknown[] = [];
  const proofs: unknown[] = [];
  const refuse = (errors: Record<string, string>) =>
    HttpResponse.json({ message: Object.values(errors)[0], errors }, { status: 400 });
  server.use(
    http.get("/api/auth/me", () => HttpResponse.json({ ...ownAccount, role })),
    http.get("/api/auth/two-factor", () => HttpResponse.json(state)),
    http.post("/api/auth/two-factor", async ({ request }) => {
      const proof = (await request.json()) as { password: string; code?: string };
      proofs.push(proof);
      if (proof.password !== "secret") return refuse({ password: "The current password is wrong" });
      if (state.enabled && proof.code !== "654321") return refuse({ code: "Invalid code" });
      return HttpResponse.json({ secret, uri: `otpauth://totp/Etalase:ana?secret=${secret}` });
    }),
    http.post("/api/auth/two-factor/confirm", async ({ request }) => {
      const input = await request.json();
      sent.push(input);
      if ((input as { code: string }).code !== "123456") return refuse({ code: "Invalid code" });
      state = { enabled: true, lacking: false, recoveryCodesLeft: 10 };
      return HttpResponse.json({ recoveryCodes });
    }),
    http.delete("/api/auth/two-factor", async ({ request }) => {
      const input = await request.json();
      sent.push(input);
      if ((input as { password: string }).password !== "secret")
        return refuse({ password: "The current password is wrong" });
      state = { enabled: false, lacking: required, recoveryCodesLeft: 0 };
      return new HttpResponse(null, { status: 204 });
    }),
    http.get("/api/auth/two-factor/requirement", () => HttpResponse.json({ required })),
    http.put("/api/auth/two-factor/requirement", async ({ request }) => {
      ({ required } = (await request.json()) as { required: boolean });
      return HttpResponse.json({ required });
    }),
  );
  return { sent, proofs };
}

const section = async () => {
  const heading = await screen.findByRole("heading", { name: "Two-factor sign-in" });
  return within(heading.closest("section") ?? heading);
};
const open = (as: object = staff) => renderApp("/dashboard/account", as);

/** Starts the setup with the password. */
async function begin(user: ReturnType<typeof open>) {
  await user.click(await (await section()).findByRole("button", { name: "Set up" }));
  await user.type((await section()).getByLabelText(/^Current password/), "secret{Enter}");
  return (await section()).findByLabelText<HTMLInputElement>(/^Code/);
}

describe("two-factor sign-in", () => {
  afterEach(() => vi.restoreAllMocks());

  test("is turned on with the first code, and shows the recovery codes once", async () => {
    const { sent } = serve();
    const user = open();
    await begin(user);
    const part = await section();
    await part.findByRole("img", { name: "QR code for an authenticator app" });
    part.getByText("GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ");
    const code = part.getByLabelText<HTMLInputElement>(/^Code/);
    expect([code.autocomplete, code.inputMode]).toEqual(["one-time-code", "numeric"]);
    await user.type(code, "000000");
    await user.click(part.getByRole("button", { name: "Turn on" }));
    await part.findByText("Invalid code");
    await waitFor(() => expect(document.activeElement).toBe(code));
    await user.clear(code);
    await user.type(code, "123456{Enter}");
    const list = within(await part.findByRole("list", { name: "Recovery codes" }));
    expect(list.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(recoveryCodes);
    expect(sent).toEqual([{ code: "000000" }, { code: "123456" }]);
    await user.click(part.getByRole("button", { name: "I have saved them" }));
    await part.findByText("On");
    expect(part.queryByText(recoveryCodes[0] ?? "")).toBeNull();
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(recoveryCodes[0]);
  });

  test("hands the key to an app on the same phone, or copies it", async () => {
    serve();
    const user = open();
    await begin(user);
    const part = await section();
    // Hidden by a style except on touch screens.
    const link = part.getByText("Open in an authenticator app").closest("a");
    expect(link?.getAttribute("href")).toBe(`otpauth://totp/Etalase:ana?secret=${secret}`);
    await user.click(part.getByRole("button", { name: "Copy key" }));
    await screen.findByText("Key copied");
    expect(await navigator.clipboard.readText()).toBe(secret);
  });

  test("does not let recovery codes get lost without a word", async () => {
    serve();
    const user = open();
    await begin(user);
    const part = await section();
    await user.type(part.getByLabelText(/^Code/), "123456{Enter}");
    await part.findByRole("list", { name: "Recovery codes" });
    const asksBrowser = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
    await waitFor(() => expect(asksBrowser()).toBe(true));
    await user.click(screen.getByRole("link", { name: "Website Settings" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Leave without saving the recovery codes?" }));
    dialog.getByText("They are shown only once. Without them, a lost phone locks you out.");
    await user.click(dialog.getByRole("button", { name: "Stay" }));
    expect(location.pathname).toBe("/dashboard/account");
    await user.click(await part.findByRole("button", { name: "Copy" }));
    await screen.findByText("Recovery codes copied");
    expect(asksBrowser()).toBe(false);
    await user.click(screen.getByRole("link", { name: "Website Settings" }));
    await waitFor(() => expect(location.pathname).toBe("/dashboard/settings"));
  });

  test.each([
    [7, /^Recovery codes: 7 of 10 left\./, false],
    [3, /^Recovery codes: 3 of 10 left\./, true],
    [0, /^Recovery codes: 0 of 10 left\./, true],
  ])("tells that %i recovery codes are left", async (recoveryCodesLeft, sentence, isWarning) => {
    serve({ twoFactor: true, recoveryCodesLeft });
    open();
    const told = await (await section()).findByText(sentence);
    expect(told.closest("[role=alert]") !== null).toBe(isWarning);
  });

  test("copies and downloads the recovery codes", async () => {
    serve();
    const user = open();
    await begin(user);
    const part = await section();
    await user.type(part.getByLabelText(/^Code/), "123456{Enter}");
    await user.click(await part.findByRole("button", { name: "Copy" }));
    await screen.findByText("Recovery codes copied");
    expect(await navigator.clipboard.readText()).toBe(`${recoveryCodes.join("\n")}\n`);
    const blobs: Blob[] = [];
    vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
      if (blob instanceof Blob) blobs.push(blob);
      return "blob:saved";
    });
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    await user.click(part.getByRole("button", { name: "Download" }));
    await expect(blobs[0]?.text()).resolves.toBe(`${recoveryCodes.join("\n")}\n`);
  });

  test("is turned off with the password", async () => {
    const { sent } = serve({ twoFactor: true });
    const user = open();
    await user.click(await (await section()).findByRole("button", { name: "Turn off" }));
    const part = await section();
    const password = part.getByLabelText<HTMLInputElement>(/^Current password/);
    expect(document.activeElement).toBe(password);
    await user.type(password, "wrong{Enter}");
    await part.findByText("The current password is wrong");
    await user.clear(password);
    await user.type(password, "secret{Enter}");
    await screen.findByText("Two-factor sign-in is off.");
    await part.findByText("Off");
    expect(sent).toEqual([{ password: "wrong" }, { password: "secret" }]);
  });

  test("is set up anew with password and present code", async () => {
    const { proofs } = serve({ twoFactor: true });
    const user = open();
    await user.click(await (await section()).findByRole("button", { name: "Set up again" }));
    const part = await section();
    await user.type(part.getByLabelText(/^Current password/), "secret");
    await user.type(part.getByLabelText(/^Current code/), "000000{Enter}");
    await part.findByText("Invalid code");
    await user.clear(part.getByLabelText(/^Current code/));
    await user.type(part.getByLabelText(/^Current code/), "654321{Enter}");
    await part.findByRole("img", { name: "QR code for an authenticator app" });
    expect(proofs).toEqual(["000000", "654321"].map((code) => ({ password: "secret", code })));
  });

  test("is left as it is by a cancel, and the focus does not get lost", async () => {
    serve();
    const user = open();
    await user.click(await (await section()).findByRole("button", { name: "Set up" }));
    await user.click(await (await section()).findByRole("button", { name: "Cancel" }));
    const again = await (await section()).findByRole("button", { name: "Set up" });
    await waitFor(() => expect(document.activeElement).toBe(again));
  });
});

describe("demanding it of superadmins", () => {
  test("is for superadmins who have it", async () => {
    serve({ role: "superadmin", twoFactor: true });
    const user = open(superadmin);
    const part = await section();
    const control = await part.findByRole<HTMLInputElement>("switch", {
      name: "Require it for all admins and superadmins",
    });
    await user.click(control);
    await waitFor(() => expect(control.checked).toBe(true));
  });

  test.each(["admin", "superadmin"] as const)(
    "is told to an account of the role %s that turns it off",
    async (role) => {
      serve({ role, twoFactor: true, required: true });
      const user = open({ ...staff, role });
      const part = await section();
      await user.click(await part.findByRole("button", { name: "Turn off" }));
      await part.findByText("This site requires it: you will have to set it up again right away.");
    },
  );

  test("waits until the own account has it", async () => {
    serve({ role: "superadmin" });
    open(superadmin);
    const control = await (await section()).findByRole<HTMLInputElement>("switch");
    expect(control.disabled).toBe(true);
    screen.getByText("Turn it on for your own account first.");
  });

  test("is no admin's", async () => {
    serve({ twoFactor: true });
    open();
    await (await section()).findByText("On");
    expect(screen.queryByRole("switch", { name: /superadmins/ })).toBeNull();
  });

  describe("leads whoever lacks it", () => {
    const assign = vi.fn<(url: string | URL) => void>();
    beforeEach(() => void vi.spyOn(location, "assign").mockImplementation(assign));
    afterEach(() => {
      vi.restoreAllMocks();
      assign.mockReset();
      setLacking(false);
    });

    test.each(["admin", "superadmin"] as const)("to the account page, which tells why: %s", async (role) => {
      serve({ role, lacking: true });
      server.use(http.get("/api/leads", () => HttpResponse.json({ message: "no" }, { status: 403 })));
      renderApp("/dashboard/leads", { ...staff, role });
      await waitFor(() => expect(assign).toHaveBeenCalledWith("/dashboard/account"));
    });

    test("nowhere else from there, and begins with what is lacking", async () => {
      serve({ role: "superadmin", lacking: true });
      const user = open(superadmin);
      const why = await screen.findByText(/^This site requires two-factor sign-in\./);
      const part = await section();
      const setUp = await part.findByRole("button", { name: "Set up" });
      await waitFor(() => expect(document.activeElement).toBe(setUp));
      const profile = screen.getByRole("heading", { name: "Profile" });
      expect(why.compareDocumentPosition(setUp) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
      expect(setUp.compareDocumentPosition(profile) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();

      // Not even a public list may be read: the API would send what visitors get, and that would look like everything.
      const reads: string[] = [];
      server.use(
        http.get("/api/news/categories", () => HttpResponse.json([])),
        http.get("/api/news", ({ request }) => {
          reads.push(request.url);
          return HttpResponse.json({ news: [], total: 0, page: 1, totalPages: 0 });
        }),
      );
      await user.click(screen.getByRole("link", { name: "News Management" }));
      await waitFor(() => expect(location.pathname).toBe("/dashboard/account"));
      await screen.findByText(/^This site requires two-factor sign-in\./);
      expect(reads).toEqual([]);
      expect(assign).not.toHaveBeenCalled();

      await user.type(await begin(user), "123456{Enter}");
      await user.click(await screen.findByRole("button", { name: "I have saved them" }));
      await user.click(screen.getByRole("link", { name: "News Management" }));
      await waitFor(() => expect(reads).not.toEqual([]));
    });
  });
});
