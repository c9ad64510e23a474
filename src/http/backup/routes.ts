// A backup of everything, streamed while the service goes on. It has the digests of all keys in it: only owners get it.

import { takeBackup } from "#src/backup/take-backup.ts";
import { AppError } from "#src/errors.ts";
import { errorAnswers } from "../fields/errors.ts";
import type { HttpContext } from "../http-context.ts";
import { authorise } from "../middleware/authorise.ts";
import { routeGroup } from "../route-group.ts";
import { streamed } from "../streamed.ts";

const busy = (): AppError => new AppError("busy", "A backup is being taken already", { retryAfterSeconds: 30 });

export const backupRoutes = (http: HttpContext, program: string) => {
  let isTaking = false;

  const take = async (request: Request): Promise<Response> => {
    authorise(http.keyOf(request), null, "owner");
    if (isTaking) throw busy();
    isTaking = true;
    const letFilesGo = http.files.hold();
    const end = async (): Promise<void> => {
      isTaking = false;
      await letFilesGo();
    };
    try {
      await http.record(request, "backup.taken", null);
      const snapshot = await http.store.snapshot();
      const now = http.clock.now();
      const parts = takeBackup({ snapshot, pathOfFile: http.files.pathOf, program, now });
      const name = `mneme-${new Date(now).toISOString().slice(0, 19).replaceAll(":", "-")}.backup`;
      const headers = {
        "content-type": "application/gzip",
        "content-disposition": `attachment; filename="${name}"`,
      };
      return streamed(parts, headers, async () => {
        await snapshot.close().finally(end);
      });
    } catch (error) {
      await end();
      throw error;
    }
  };

  return routeGroup("Data").get("/v3/backup", ({ request }) => take(request), {
    detail: {
      summary: "Take a backup",
      description:
        "Everything as it is at the moment of the request, uploaded files too, for `mneme restore`. Other requests go on meanwhile. For keys of the owner; one at a time. A backup that was cut off can't be restored.",
    },
    response: errorAnswers(403, 409, 503),
  });
};
