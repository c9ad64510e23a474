// The organization's settings: one row.

import { RecordId } from "surrealdb";
import { NO_SETTINGS, type OrganizationSettings } from "#domain/container.ts";
import type { Database } from "./engine.ts";
import type { OrganizationStore } from "./store.ts";

const SETTINGS_KEY = new RecordId("organization", "settings");
const READ = "SELECT * OMIT id FROM ONLY organization:settings;";

/** An earlier version kept the -1 that stands for no size. */
const toSettings = (stored: OrganizationSettings | null | undefined): OrganizationSettings => {
  const settings = { ...NO_SETTINGS, ...stored };
  return { ...settings, chunkSize: settings.chunkSize !== null && settings.chunkSize < 1 ? null : settings.chunkSize };
};

export const createOrganization = (database: Database): OrganizationStore => ({
  settings: async () => {
    const [stored] = await database.query<[OrganizationSettings | null | undefined]>(READ);
    return toSettings(stored);
  },

  patchSettings: async (changes) => {
    const results = await database.query<readonly OrganizationSettings[]>(
      `BEGIN;
       INSERT IGNORE INTO organization $unset RETURN NONE;
       UPDATE organization:settings MERGE $changes RETURN NONE;
       ${READ}
       COMMIT;`,
      { unset: { id: SETTINGS_KEY, ...NO_SETTINGS }, changes },
    );
    return toSettings(results.at(-2));
  },
});
