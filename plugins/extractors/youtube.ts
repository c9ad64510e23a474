// YouTube addresses: the captions in the language that is spoken, with times, chapters, title and channel.

import { Type } from "typebox";
import { definePlugin, PluginError } from "#contracts/plugin.ts";
import { createTextBuilder } from "#plugins/shared/text-builder.ts";
import { addTimedText, chaptersOf, type TimedPiece } from "#plugins/shared/timed-text.ts";

const HOSTS = /^(?:www\.|m\.|music\.)?(?:youtube\.com|youtube-nocookie\.com|youtu\.be)$/i;
const VIDEO_ID = /^[\w-]{11}$/;

/** The id of the video that an address shows; null for channels, lists and other sites. */
export const videoIdOf = (address: string): string | null => {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (!HOSTS.test(url.hostname)) return null;
  const [first = "", second = ""] = url.pathname.split("/").filter((part) => part !== "");
  const isShort = /youtu\.be$/i.test(url.hostname);
  const isNamed = ["embed", "shorts", "live", "v", "e"].includes(first);
  const candidate = isShort ? first : isNamed ? second : (url.searchParams.get("v") ?? "");
  return VIDEO_ID.test(candidate) ? candidate : null;
};

interface Track {
  readonly baseUrl?: string;
  readonly languageCode?: string;
  readonly kind?: string;
}

interface Player {
  readonly videoDetails?: { readonly title?: string; readonly author?: string; readonly shortDescription?: string };
  readonly captions?: { readonly playerCaptionsTracklistRenderer?: { captionTracks?: Track[] } };
  readonly microformat?: { readonly playerMicroformatRenderer?: { readonly publishDate?: string } };
}

/** Written by a person in the spoken language, else recognised, else English, else whatever there is. */
const bestTrack = (tracks: readonly Track[]): Track | undefined => {
  const isWritten = (track: Track): boolean => track.kind !== "asr";
  const recognised = tracks.find((track) => !isWritten(track));
  const inLanguage = (code: string | undefined): Track | undefined =>
    tracks.find((track) => isWritten(track) && code !== undefined && track.languageCode?.split("-")[0] === code);
  return inLanguage(recognised?.languageCode?.split("-")[0]) ?? recognised ?? inLanguage("en") ?? tracks[0];
};

interface Watched {
  player: Player | null;
  /** The older caption format counts in seconds. */
  countsSeconds: boolean;
}

/** Looks at what passes: the player's answer tells of the video, and is left with the best track alone. */
const watchingFetch = (fetcher: typeof fetch, seen: Watched): typeof fetch => {
  const watch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const response = await fetcher(input, init);
    const address = input instanceof Request ? input.url : String(input);
    if (response.status === 429) throw new PluginError("too_many_requests", "YouTube answers no more for now", true);
    if (!response.ok) return response;
    const { status, headers } = response;
    if (address.includes("/youtubei/v1/player")) {
      const player = (await response.json()) as Player;
      seen.player = player;
      const list = player.captions?.playerCaptionsTracklistRenderer;
      const best = bestTrack(list?.captionTracks ?? []);
      if (list !== undefined && best !== undefined) list.captionTracks = [best];
      return Response.json(player, { status });
    }
    const text = await response.text();
    if (address.includes("/timedtext")) seen.countsSeconds = /<text start=/.test(text);
    return new Response(text, { status, headers });
  };
  return Object.assign(watch, { preconnect: () => undefined });
};

const asFailure = (error: unknown): PluginError => {
  if (error instanceof PluginError) return error;
  const name = (error as Error).constructor.name;
  if (name.includes("TooManyRequest"))
    return new PluginError("too_many_requests", "YouTube answers no more for now", true);
  if (name.includes("VideoUnavailable"))
    return new PluginError("video_unavailable", "the video does not exist or is private", false);
  if (name.startsWith("YoutubeTranscript")) return new PluginError("no_captions", "the video has no captions", false);
  return new PluginError("fetch_failed", `YouTube can't be reached: ${(error as Error).message}`, true);
};

export default definePlugin({
  kind: "extractor",
  name: "youtube",
  options: Type.Object({}),
  create: async (_options, host) => ({
    accepts: ({ url }) => url !== null && videoIdOf(url) !== null,
    extract: async ({ url }) => {
      const id = videoIdOf(url ?? "") ?? "";
      const { fetchTranscript } = await import("youtube-transcript");
      const seen: Watched = { player: null, countsSeconds: false };
      const lines = await fetchTranscript(id, { fetch: watchingFetch(host.fetch, seen) }).catch((error: unknown) => {
        throw asFailure(error);
      });
      const unit = seen.countsSeconds ? 1000 : 1;
      const pieces = lines.map(
        ({ text, offset, duration }): TimedPiece => ({
          fromMs: Math.round(offset * unit),
          toMs: Math.round((offset + duration) * unit),
          text: text.replace(/<[^>]{0,100}>/g, ""),
        }),
      );
      const details = seen.player?.videoDetails;
      const builder = createTextBuilder();
      addTimedText(builder, pieces, chaptersOf(details?.shortDescription ?? ""));
      const published = Date.parse(seen.player?.microformat?.playerMicroformatRenderer?.publishDate ?? "");
      return builder.build({
        type: "video",
        mediaType: "text/vtt",
        title: details?.title?.slice(0, 500) ?? null,
        author: details?.author?.slice(0, 500) ?? null,
        url,
        ogImage: `https://i.ytimg.com/vi/${id}/hqdefault.jpg`,
        date: Number.isNaN(published) ? null : published,
      });
    },
  }),
});
