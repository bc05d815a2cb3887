// Generated from the contract. Do not edit: change an operation and run
// npm run generate:contract.
import type { EndpointOf } from '../endpoint.ts';
import type { listings } from '../features.ts';

export const canAddListings = 'GET /lister/can-add-listings' as EndpointOf<typeof listings.canAddListings>;
export const copyCrashpad = 'POST /crashpads/{id}/copy' as EndpointOf<typeof listings.copyCrashpad>;
export const createCrashpad = 'POST /crashpads' as EndpointOf<typeof listings.createCrashpad>;
export const deleteDraft = 'DELETE /lister/draft' as EndpointOf<typeof listings.deleteDraft>;
export const deleteRoom = 'POST /listings/delete-room' as EndpointOf<typeof listings.deleteRoom>;
export const getAvailability = 'GET /listing/{id}/availability' as EndpointOf<typeof listings.getAvailability>;
export const getAvailableBeds = 'GET /lister/available-bed' as EndpointOf<typeof listings.getAvailableBeds>;
export const getCrashpadToEdit = 'GET /crashpads/{id}/edit' as EndpointOf<typeof listings.getCrashpadToEdit>;
export const getCrashpads = 'GET /crashpads' as EndpointOf<typeof listings.getCrashpads>;
export const getDraft = 'GET /lister/draft' as EndpointOf<typeof listings.getDraft>;
export const getListerListings = 'GET /lister/listings' as EndpointOf<typeof listings.getListerListings>;
export const getListing = 'GET /listing/{id}' as EndpointOf<typeof listings.getListing>;
export const getListingTotal = 'GET /user/listing-total' as EndpointOf<typeof listings.getListingTotal>;
export const getListingsAndBeds = 'GET /lister/listings-and-beds' as EndpointOf<typeof listings.getListingsAndBeds>;
export const getListingsWithOccupancy = 'GET /lister/listings-with-occupancy' as EndpointOf<typeof listings.getListingsWithOccupancy>;
export const getNearbyListings = 'GET /listing/{id}/nearby' as EndpointOf<typeof listings.getNearbyListings>;
export const getOccupancies = 'GET /lister/occupancies' as EndpointOf<typeof listings.getOccupancies>;
export const getRelatedListings = 'GET /listing/related/{id}' as EndpointOf<typeof listings.getRelatedListings>;
export const getUnrented = 'GET /lister/listings/unrented' as EndpointOf<typeof listings.getUnrented>;
export const getUnrentedOf = 'GET /lister/{id}/listings/unrented' as EndpointOf<typeof listings.getUnrentedOf>;
export const putDraft = 'PUT /lister/draft' as EndpointOf<typeof listings.putDraft>;
export const rotateImage = 'POST /upload/image-rotate' as EndpointOf<typeof listings.rotateImage>;
export const setBedPrice = 'PUT /beds/{id}/price' as EndpointOf<typeof listings.setBedPrice>;
export const setCrashpadPrice = 'PUT /crashpads/{id}/price' as EndpointOf<typeof listings.setCrashpadPrice>;
export const setCrashpadStatus = 'POST /crashpads/status/{id}' as EndpointOf<typeof listings.setCrashpadStatus>;
export const setCrashpadVisibility = 'PUT /crashpads/{id}/visibility' as EndpointOf<typeof listings.setCrashpadVisibility>;
export const updateCrashpad = 'PUT /crashpads/{id}' as EndpointOf<typeof listings.updateCrashpad>;
export const updateRoom = 'POST /listings/update-room' as EndpointOf<typeof listings.updateRoom>;
export const uploadImages = 'POST /upload/images image[]' as EndpointOf<typeof listings.uploadImages>;
export const uploadPdf = 'POST /upload/pdf files' as EndpointOf<typeof listings.uploadPdf>;
