import { clearDemo } from "../demo/clear.ts";
import { terminal } from "../domain/user.ts";
import { runProgram } from "./program.ts";
import { withSite } from "./with-site.ts";

/** `make demo-clear`: removes the demo content, also while the site runs. */
const run = () =>
  withSite(async (services) => {
    const removed = await clearDemo(services, terminal, { hides: true });
    process.stdout.write(
      `Removed ${removed} demo records with their pictures, the demo promo and the demo visits.\n` +
        "Hid the sample showcases, and with them all samples; the dashboard shows them again.\n",
    );
  });

runProgram(run);
