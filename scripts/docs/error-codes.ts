// What each machine-readable code means. A test holds this table against the codes that the source uses.

import type { ErrorKind } from "#src/errors.ts";

export interface Meaning {
  readonly meaning: string;
  readonly whatToDo: string;
}

const row = (meaning: string, whatToDo: string): Meaning => ({ meaning, whatToDo });

/** The kinds of answers; where no code of its own is given, the kind is the code. */
export const KINDS: Readonly<Record<ErrorKind, Meaning>> = {
  invalid: row("The request is malformed; `details` names the field.", "Mend the field."),
  unauthorized: row("The key is missing, mistyped, expired or revoked.", "Send a key that is alive."),
  quota_exhausted: row(
    "The month's searches (`MNEME_SEARCH_QUOTA`) are used up.",
    "Wait for the next month, or raise the quota.",
  ),
  forbidden: row("The key's role or scope does not allow this.", "Use a key that may."),
  not_found: row(
    "Nothing with this id or tag exists for this key.",
    "Look at the id, the tag, and what the key may see.",
  ),
  conflict: row("It contradicts what is there, and will do so again.", "Look at the present state first."),
  busy: row("Something else is being done to the same thing right now.", "Try again after `Retry-After`."),
  too_large: row("The body or the file is larger than the limit.", "Send less at once."),
  unsupported_type: row(
    "No extractor reads this, or the body has the wrong content type.",
    "`details` lists what is read.",
  ),
  unprocessable: row("The `Idempotency-Key` was used for another request.", "Use a new one for a new request."),
  rate_limited: row(
    "The key's rate limit, the queue or the month's tokens are full.",
    "Try again after `Retry-After`.",
  ),
  internal: row(
    "The service failed; its log has the request's id.",
    "Report it with the `x-request-id` of the answer.",
  ),
  not_implemented: row("Not available on a self-hosted service.", "Do without."),
  unavailable: row("The database or a model cannot be asked for now.", "Try again after `Retry-After`."),
  disk_full: row("The disk is full; nothing was written.", "Make room, and restart the service."),
};

/** Codes of answers that say more than their kind. */
export const CODES: Readonly<Record<string, Meaning>> = {
  custom_id_taken: row("Another document of the container has this customId.", "Choose another one, or add under it."),
  files_elsewhere: row(
    "Several processes share the database, and this one has no part in the folder of files.",
    "Give all of them one shared folder, see scaling.md.",
  ),
  idempotency_unfinished: row(
    "The request under this key was cut off by a crash before it was answered.",
    "Look whether it was done, and use a new key if not.",
  ),
  import_conflict: row(
    "Something with the same id is there and says something else.",
    "Import with `skipExisting`, or into another container.",
  ),
  import_refused: row(
    "A line of the import is not as an export writes it; `details` has its number.",
    "Mend the line.",
  ),
  last_owner: row("The last owner's key cannot be revoked.", "Make another owner's key first."),
  memory_forgotten: row("The memory is forgotten already.", "Nothing."),
  memory_superseded: row("A newer version of the memory exists.", "Change or forget that one."),
  no_organization_context: row(
    "Suggestions need the organization's `filterPrompt`.",
    "Set it by `PATCH /v3/settings`.",
  ),
  not_alone: row("Vectors are made anew by the only process on a database.", "Stop the others until it is done."),
  reset_unfinished: row(
    "Deleting everything takes longer than one request may last; the rest is still there.",
    "Send the request again, until it answers 200.",
  ),
  search_too_wide: row(
    "There are too many container tags to search all of them.",
    "Name `containerTag`, or up to 50 in `containerTags`.",
  ),
  too_many_webhooks: row("There are as many webhooks as there may be.", "Remove one."),
  unknown_route: row("There is no such route.", "Look it up in the explorer."),
};

/** Why a document failed (`error.code`). It is deleted two minutes later; sent again before that, it is tried again. */
export const DOCUMENT_CODES: Readonly<Record<string, Meaning>> = {
  archive_too_large: row("Unpacked, the file would be too large.", "Send its parts."),
  broken_archive: row("The file is a broken archive.", "Save it again."),
  broken_document: row("The document cannot be read.", "Save it again, or as PDF."),
  broken_image: row("The picture cannot be decoded.", "Save it again."),
  broken_mail: row("The mail cannot be read.", "Export it again."),
  broken_media: row("The recording cannot be decoded.", "Convert it to MP4 or WAV."),
  change_too_large: row(
    "It has more passages than the embedded database takes at once: 48 MB with their vectors, some 25,000 short turns of a conversation.",
    "Send it in parts.",
  ),
  embedding_dimensions_changed: row(
    "The embedding model gives vectors of another size than before.",
    "Set the model that was set before, or run `mneme reembed`.",
  ),
  encrypted: row("The document is protected by a password.", "Remove the password."),
  extraction_busy: row("Too many files are being read.", "Nothing: it is tried again."),
  extraction_too_large: row("Reading the file took too much memory.", "Send its parts, or its text."),
  extraction_too_slow: row("Reading the file took too long.", "Send its parts, or its text."),
  extraction_stopped: row("The service was stopped while it read the file.", "Nothing: it goes on at the next start."),
  extractor_crashed: row("Reading the file ended the contained process.", "Send the text, or report the file."),
  extractor_failed: row("The extractor failed in a way of its own.", "Look at the message."),
  fetch_failed: row("The page's server cannot be reached.", "Look at the address; it was tried several times."),
  fetch_refused: row(
    "The address is not fetched: not http(s), not public, or too many redirects.",
    "Allow it with `MNEME_FETCH_ALLOW`, or send its content.",
  ),
  file_missing: row("The uploaded file is not in the folder of files.", "Upload it again."),
  ffmpeg_missing: row("Recordings need ffmpeg, which is not on the `PATH`.", "Install ffmpeg."),
  image_too_large: row("The picture has more pixels than are decoded.", "Send it smaller."),
  invalid_result: row("A plugin answered in the wrong shape.", "Mend the plugin."),
  embedder_busy: row("Too many texts wait for the local embedding model, for three days.", "Send less at once."),
  embedder_unavailable: row("The local embedding model has not started for three days.", "The log says why."),
  embedder_worker_lost: row("The local embedding model failed at the text, time and again.", "Report the text."),
  model_answer_broken: row("A model's answers are broken off or are no JSON.", "Look at its server, or at the proxy."),
  model_answer_too_large: row("A model answers with more than 16 MB.", "`mneme check-models` says more."),
  model_answer_unusable: row("A configured model answers with what is no answer.", "`mneme check-models` says more."),
  model_busy: row("A model's server has been overloaded for three days.", "Let it do more, or send less."),
  model_denies_access: row("A model's server has refused the key for three days.", "Mend the key."),
  model_failed: row("A model's server failed at the text, time and again.", "Look at the message and at its log."),
  model_input_too_large: row("A configured model's server takes no text of that size.", "Choose one that does."),
  model_not_found: row("A model's server has not known the model or the path for three days.", "Mend name or address."),
  model_refused: row("A model's server has redirected or refused for three days.", "Look at the message."),
  model_rejects_request: row("A configured model's server does not take what it is sent.", "Look at the message."),
  model_resting: row(
    "A model has failed again and again for three days, and was left alone just now.",
    "`mneme check-models` says more.",
  ),
  model_timeout: row("A model did not answer to the text in time, time and again.", "Look at the load of its server."),
  model_unavailable: row("A model's server has been down for three days.", "Start it, or mend the address."),
  model_unreachable: row("A model's server could not be reached for three days.", "Start it, or mend the address."),
  no_captions: row("The video has no captions.", "Upload the recording."),
  no_language_data: row("OCR data of a configured language are missing.", "Install them, see extractors.md."),
  no_speech: row("Nobody speaks in the recording.", "Nothing to remember."),
  no_text: row("There is no text in the file or page.", "Nothing to remember."),
  no_transcriber: row(
    "Speech is in the file, but nothing is configured to hear it.",
    "Set `MNEME_SPEECH_URL` or `MNEME_SPEECH_COMMAND`.",
  ),
  not_shared: row("The Google document is not open to everybody who has its link.", "Share it, or send its text."),
  page_too_large: row("The page has more than 10 MB.", "Send the part that matters."),
  page_unavailable: row("The page's server answers with an error.", "Look at the address."),
  plugin_failed: row("A third party's plugin failed.", "Look at the message."),
  plugin_too_slow: row("A third party's plugin did not end in time.", "Mend the plugin."),
  too_many_calls: row("An extractor asked the service for too much.", "Mend the plugin, or report the file."),
  too_many_requests: row("A site refuses for now.", "Nothing: it is tried again."),
  transcriber_failed: row("The transcriber failed.", "`mneme check-models` says more."),
  transcriber_unreachable: row(
    "The transcriber could not be reached, or was overloaded, for three days.",
    "Look at `MNEME_SPEECH_URL`.",
  ),
  unsafe_xml: row("The file's XML has entities of its own.", "Save it again."),
  unsupported_type: row("No extractor reads this.", "extractors.md lists what is read."),
  video_unavailable: row("The video is private, removed or blocked.", "Send its text."),
  internal: row("The document could not be processed.", "The log says why."),
};

/** Of the program rather than of a request or a document: printed at start, or by a command. */
export const START_CODES: Readonly<Record<string, Meaning>> = {
  backup_damaged: row("The backup is cut off or changed.", "Use another one."),
  backup_too_new: row("A newer program made the backup.", "Restore it with that one."),
  data_folder_damaged: row("The database in the data folder is damaged.", "Restore a backup into an empty folder."),
  data_folder_forbidden: row("The data folder may not be read or written.", "Mend its permissions."),
  data_folder_foreign: row("Something else lies in the data folder.", "Name another folder with `MNEME_DATA_DIR`."),
  data_folder_locked: row("Another process uses the data folder.", "Stop it, or name another folder."),
  data_folder_not_empty: row("A backup is restored into an empty folder only.", "Name an empty one."),
  data_too_new: row("A newer program has changed the data.", "Start that one."),
  database_too_old: row("The SurrealDB server is older than 3.3.", "Update it."),
  restore_unfinished: row("A restore was cut off.", "Remove the folder and restore again."),
  invalid_options: row("A plugin's options are wrong.", "Mend `MNEME_PLUGIN_OPTIONS`."),
  invalid_plugin: row("A plugin cannot be loaded.", "The message names file and reason."),
  unknown_plugin: row("No bundled plugin has this name.", "`mneme plugins` lists them."),
};

/** Between the parts of the program: they end as `unavailable`, as a retry, or as a note on the document. */
export const INNER_CODES: readonly string[] = [
  "aborted",
  "batch_too_large",
  "budget_spent",
  "drawing_thread_lost",
  "embedder_closed",
  "no_chat_model",
  "no_embedder",
];
