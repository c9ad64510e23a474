// The words that open orders and requests, orders that hold from now on, and orders that carry a fact about the speaker.

import { wrapped } from "#domain/wrapped.ts";
import { wordSet } from "../patterns.ts";

/** "Work: I got the job": the part of a diary; not "Write: I am home". */
export const HEADS_PART =
  /^(?:work|sleep|exercise|travel|study|run|walk|ride|hike|train|swim|race|drive|visit|cook|play|call): /i;

/** First words of orders and requests. */
export const IMPERATIVES = wordSet(
  "meet gather return import print export def class keep let let's check take tell show help please have enjoy don't do stay remember",
  "imagine go look wait feel make try give send share add create write explain provide describe suggest recommend list generate",
  "rewrite summarize summarise include use consider note ensure be hang hold stop start follow choose think ask call come join",
  "believe trust listen chase embrace cherish sounds tell outline draft compare review analyze analyse fix implement update improve",
  "design build find get put pick set plan pretend act imagine suppose continue proceed elaborate translate convert calculate can",
  "could read watch visit save avoid focus break reach remind walk bring highlight hit cheer rock never good best happy",
  "invest grab buy learn practice stick prioritize prioritise surround reward treat relax breathe chill rest enjoy trust",
  "mention say move skip swap replace remove ignore adjust scratch scrap disregard forget promise",
  "solve prove compute determine evaluate simplify sketch propose guide teach discuss identify edit proofread format debug refactor",
);

/** Orders that carry a fact about the speaker: "remember that I ..." */
export const REMEMBER = new RegExp(
  wrapped`
    ^(?:(?:can|could|will|would) (?:you|u) |please |also |and |but |do |I (?:need|want|would like) you to ){0,3}(?:
      remember|note|keep in mind|bear in mind|don't forget|make a note|for the record|for your records|fyi
      |just so you know
    )(?: that)?[,:]? (?=(?:I|I'm|I've|I'd|I'll|my|we|we're|our|he|he's|she|she's|his|her|they|they're|their)\b)`,
  "i",
);

/** Standing orders to an assistant. */
export const STANDING_ORDER = new RegExp(
  wrapped`
    ^(?:please |also |and |so )*(?:
      always|never|from now on|going forward|in (?:the )?future|whenever (?:I|we)|when(?:ever)? you|every time (?:I|you)
      |each time (?:I|you)|any ?time (?:I|you)|when I (?:ask|request|mention|say|talk|want|need|share)
      |if I (?:ask|request|mention)|for all (?:future|my)|do not ever|don't ever|remember to always|remember to never
      |make sure (?:to always|you always|to never)|call me|address me as|refer to me as
    )\b`,
  "i",
);
